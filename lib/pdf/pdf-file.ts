import { setImmediate } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import type { Locale } from '@/lib/i18n/locale'
import { fontBytes, type FontName } from './font-bytes'
import type { PdfPage } from './pdf-page'

interface File {
  readonly title: string
  readonly locale: Locale
}

const fonts: readonly FontName[] = ['plain', 'bold', 'narrow', 'narrowBold']

/** The bytes of a PDF on A4. Between two pages everybody else has a turn: a table's entry never waits for the print of a large hall. */
export async function pdfFile({ title, locale }: File, pages: Iterable<PdfPage>): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false, margin: 0, lang: locale, displayTitle: true, info: { Title: title, Creator: 'Karlchen', Producer: 'Karlchen' } })
  for (const name of fonts) document.registerFont(name, fontBytes(name))
  const pieces: Buffer[] = []
  const ended = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (piece: Buffer) => pieces.push(piece))
    document.on('end', () => resolve(Buffer.concat(pieces)))
    document.on('error', reject)
  })
  for (const { isLandscape = false, draw } of pages) {
    document.addPage({ size: 'A4', layout: isLandscape ? 'landscape' : 'portrait', margin: 0 })
    draw(document)
    await setImmediate()
  }
  document.end()
  return ended
}
