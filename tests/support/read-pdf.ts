import { createCanvas } from '@napi-rs/canvas'
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import decode from 'qr/decode.js'

/** A piece of text as it lies on the page, in points from the upper left corner. */
export interface PlacedText {
  readonly text: string
  readonly left: number
  readonly right: number
  /** The top of its capitals. */
  readonly top: number
  readonly baseline: number
  readonly size: number
}

export interface ReadPage {
  readonly width: number
  readonly height: number
  readonly texts: readonly PlacedText[]
  /** All its words, a space between two pieces. */
  readonly words: string
  /** What a camera reads from the QR code within this part of the page. */
  readonly scan: (part: Part) => Promise<string>
  /** The white at the narrowest edge, in points: whatever is drawn, and not only its letters, lies within. */
  readonly margin: () => Promise<number>
}

interface Part {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const capHeight = 0.73
const dotsPerPoint = 4

/** The pages of a PDF as a reader program shows them. */
export async function readPdf(bytes: Buffer): Promise<ReadPage[]> {
  const file = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  return Promise.all(Array.from({ length: file.numPages }, async (_, index) => readPage(await file.getPage(index + 1))))
}

async function readPage(page: PDFPageProxy): Promise<ReadPage> {
  const { width, height } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const texts = items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [, , , size, left, up] = item.transform as number[]
    if (size === undefined || left === undefined || up === undefined) return []
    const baseline = height - up
    return [{ text: item.str, left, right: left + item.width, top: baseline - capHeight * size, baseline, size }]
  })
  const words = texts.map(({ text }) => text).join(' ')
  return { width, height, texts, words, scan: (part) => scan(page, part), margin: () => margin(page) }
}

async function paint(page: PDFPageProxy, scale: number) {
  const viewport = page.getViewport({ scale })
  const canvas = createCanvas(Math.floor(viewport.width), Math.floor(viewport.height))
  const context = canvas.getContext('2d')
  // The canvas of Node is the same to the reader as the browser's, which its types ask for.
  await page.render({ canvasContext: context as unknown as CanvasRenderingContext2D, viewport }).promise
  return (x: number, y: number, width: number, height: number) => context.getImageData(x, y, width, height).data
}

async function scan(page: PDFPageProxy, part: Part): Promise<string> {
  const dots = await paint(page, dotsPerPoint)
  const [x, y, width, height] = [part.x, part.y, part.width, part.height].map((points) => points * dotsPerPoint) as [number, number, number, number]
  return decode({ width, height, data: dots(x, y, width, height) })
}

async function margin(page: PDFPageProxy): Promise<number> {
  const [width, height] = page.getViewport({ scale: 1 }).viewBox.slice(2).map(Math.floor) as [number, number]
  const dots = (await paint(page, 1))(0, 0, width, height)
  let narrowest = Infinity
  for (let index = 0; index < width * height; index += 1) {
    if (dots[index * 4] === 255) continue
    const [x, y] = [index % width, Math.floor(index / width)]
    narrowest = Math.min(narrowest, x, y, width - 1 - x, height - 1 - y)
  }
  return narrowest
}
