import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync('components/ui/theme.css', 'utf8')
const tokens = new Map([...css.matchAll(/--color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, light, dark]) => [name, { light, dark }]))

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(first: string, second: string): number {
  const [low = 0, high = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const pairs: [string, string, number][] = [
  ...['ink', 'ink-2', 'green', 'red', 'gold', 'blue'].flatMap((text): [string, string, number][] => [
    [text, 'paper', 4.5],
    [text, 'card', 4.5],
  ]),
  ...['green', 'red', 'gold', 'blue'].flatMap((text): [string, string, number][] => [
    [text, `${text}-soft`, 4.5],
    ['ink', `${text}-soft`, 4.5],
    ['ink-2', `${text}-soft`, 4.5],
  ]),
  ['green-ink', 'green', 4.5],
  ['green-ink', 'green-strong', 4.5],
  ['red-ink', 'red', 4.5],
  ['paper', 'ink', 4.5],
  ['ink', 'line', 4.5],
  ['ink-2', 'line', 4.5],
  ['edge', 'paper', 3],
  ['edge', 'card', 3],
]

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each(pairs)('%s stands out from %s by %d', (text, ground, least) => {
    const colours = [text, ground].map((name) => tokens.get(name)?.[theme] ?? 'missing')
    expect(colours).not.toContain('missing')
    expect(contrast(colours[0] ?? '', colours[1] ?? '')).toBeGreaterThanOrEqual(least)
  })
})
