import { renderUnicodeCompact } from 'uqr'

/** A QR code to scan from the terminal; its own colours where they are shown, so that a light terminal does not turn it inside out. */
export function terminalQr(link: string, colours: boolean): string {
  const lines = renderUnicodeCompact(link, { border: 2, ecc: 'L' }).split('\n')
  return lines.map((line) => (colours ? `\u001B[97;40m${line}\u001B[0m` : line)).join('\n')
}
