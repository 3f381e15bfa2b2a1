import { describe, expect, it } from 'vitest'
import { terminalQr } from '@/lib/server/terminal-qr'
import { decodeQr } from '@/tests/support/decode-qr'

/** Each character shows two modules, one above the other; a filled half is light, as a dark terminal shows it. */
const light: Readonly<Record<string, readonly [boolean, boolean]>> = { '█': [true, true], '▀': [true, false], '▄': [false, true], ' ': [false, false] }

const modulesOf = (text: string): boolean[][] =>
  text.split('\n').flatMap((line) => [0, 1].map((half) => Array.from(line, (character) => light[character]?.[half] === false)))

describe('The QR in the terminal', () => {
  it('leads to the address, without colours', () => {
    expect(decodeQr(modulesOf(terminalQr('http://192.168.178.20:3000', false)))).toBe('http://192.168.178.20:3000')
  })

  it('brings its own colours where they are shown, and leads there as well', () => {
    const text = terminalQr('https://tournament.example', true)
    expect(text.split('\n').every((line) => line.startsWith('\u001B[97;40m') && line.endsWith('\u001B[0m'))).toBe(true)
    expect(decodeQr(modulesOf(text.replaceAll('\u001B[97;40m', '').replaceAll('\u001B[0m', '')))).toBe('https://tournament.example')
  })
})
