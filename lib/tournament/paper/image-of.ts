export interface FoundImage {
  readonly type: 'image/jpeg' | 'image/png' | 'image/webp'
  readonly width: number
  readonly height: number
}

type Reading = (bytes: Buffer) => FoundImage | null

const png: Reading = (bytes) => {
  const isPng = bytes.length > 33 && bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) && bytes.toString('latin1', 12, 16) === 'IHDR'
  return isPng ? { type: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } : null
}

/** Frame headers: all of C0 to CF but tables, arithmetic coding and what is reserved. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

const jpeg: Reading = (bytes) => {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    if (isFrame(bytes.readUInt8(at + 1))) return { type: 'image/jpeg', height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
  }
  return null
}

const webpSizes: Readonly<Record<string, (bytes: Buffer) => readonly [number, number]>> = {
  'VP8 ': (bytes) => [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff],
  VP8L: (bytes) => [(bytes.readUInt32LE(21) & 0x3fff) + 1, ((bytes.readUInt32LE(21) >> 14) & 0x3fff) + 1],
  VP8X: (bytes) => [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1],
}

const webp: Reading = (bytes) => {
  if (bytes.length < 30 || bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return null
  const size = webpSizes[bytes.toString('latin1', 12, 16)]?.(bytes)
  return size ? { type: 'image/webp', width: size[0], height: size[1] } : null
}

const readings: readonly Reading[] = [jpeg, png, webp]

/** More would make a browser hold hundreds of megabytes for one picture. */
const mostPixels = 50_000_000

/** What picture these bytes are by their own head, whatever they are called; null when they are none that a browser can show in good time. */
export function imageOf(bytes: Buffer): FoundImage | null {
  const found = readings.map((reading) => reading(bytes)).find((image) => image !== null)
  return found && found.width > 0 && found.height > 0 && found.width * found.height <= mostPixels ? found : null
}
