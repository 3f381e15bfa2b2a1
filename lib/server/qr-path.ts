import { encode } from 'uqr'

/** A QR code as one path to draw, in a square of `size` units that includes the quiet edge. */
export interface QrPath {
  readonly size: number
  readonly path: string
}

export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { border: 4, ecc: 'M' })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: squares.join('') }
}
