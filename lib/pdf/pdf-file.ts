import PDFDocument from 'pdfkit'
import type { Locale } from '@/lib/i18n/locale'
import { fontBytes, type FontName } from './font-bytes'

interface File {
  readonly title: string
  readonly locale: Locale
  readonly landscape?: boolean
}

const fonts: readonly FontName[] = ['plain', 'bold', 'narrow', 'narrowBold']

/** The bytes of a PDF on A4, drawn page by page by `draw`, which adds each page itself. Fonts are embedded with the letters used. */
export function pdfFile({ title, locale, landscape = false }: File, draw: (document: PDFKit.PDFDocument) => void): Promise<Buffer> {
  const document = new PDFDocument({
    autoFirstPage: false,
    size: 'A4',
    layout: landscape ? 'landscape' : 'portrait',
    margin: 0,
    lang: locale,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Creator: 'Karlchen', Producer: 'Karlchen' },
  })
  for (const name of fonts) document.registerFont(name, fontBytes(name))
  const pieces: Buffer[] = []
  return new Promise((resolve, reject) => {
    document.on('data', (piece: Buffer) => pieces.push(piece))
    document.on('end', () => resolve(Buffer.concat(pieces)))
    document.on('error', reject)
    draw(document)
    document.end()
  })
}
