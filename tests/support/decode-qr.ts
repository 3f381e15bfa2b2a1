import decode from 'qr/decode.js'

/** What a camera reads from a QR code, given as rows of dark and light modules without a margin. */
export function decodeQr(modules: readonly (readonly boolean[])[]): string {
  const [margin, scale] = [4, 6]
  const size = (modules.length + 2 * margin) * scale
  const data = new Uint8Array(size * size * 4).fill(255)
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const isDark = modules[Math.floor(y / scale) - margin]?.[Math.floor(x / scale) - margin] === true
      if (isDark) data.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3)
    }
  }
  return decode({ width: size, height: size, data })
}
