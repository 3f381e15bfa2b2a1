import { describe, expect, it } from 'vitest'
import { hallCorner } from '@/lib/pdf/table-sign/draw-hall-corner'
import { tableSignPages } from '@/lib/pdf/table-sign/table-sign-pages'
import { misplaced } from '@/tests/support/misplaced'
import { printedSamples } from '@/tests/support/printed-samples'
import { printed } from '@/tests/support/printed'

const { sign, tournament } = printedSamples

describe('The signs of tables 7, 42 and 117', async () => {
  const signs = [sign(7), sign(42), sign(117, { address: 'http://192.168.178.20:3000/list' })]
  const pages = await printed(tableSignPages(tournament, signs, 'de'))

  it('are one page each', () => {
    expect(pages).toHaveLength(3)
  })

  it.each(signs.map((each, index) => ({ ...each, page: pages[index] })))('table $tableNumber: all in its place, the number as large as the page allows', async ({ tableNumber, page }) => {
    expect(page && (await misplaced(page))).toEqual([])
    const largest = page?.texts.toSorted((one, other) => other.size - one.size)[0]
    expect(largest?.text).toBe(String(tableNumber))
    expect(largest?.size).toBeGreaterThan(200)
    expect(page?.words).toContain('Der Code gilt am Turniertag')
  })

  it.each(signs.map((each, index) => ({ ...each, page: pages[index] })))('table $tableNumber: the QR leads to the list, and the code and where to type it stand beside', async ({ link, page }) => {
    expect(await page?.scan({ x: 40, y: 540, width: 236, height: 236 })).toBe(link)
    expect(page?.words).toContain('K7M 2QX')
    expect(page?.words.replaceAll(' ', '')).toContain(page === pages[2] ? 'http://192.168.178.20:3000/list' : 'https://turnier.doppelkopffreunde-oberweser.example/list')
  })

  it.each(signs.map((each, index) => ({ ...each, page: pages[index] })))('table $tableNumber: spectators have a QR of their own, above the number and named before it', async ({ hallLink, page }) => {
    expect(await page?.scan(hallCorner)).toBe(hallLink)
    const [number, caption] = [page?.texts.toSorted((one, other) => other.size - one.size)[0], page?.texts.find(({ text }) => text === 'Zum Zuschauen')]
    expect(hallCorner.y + hallCorner.height).toBeLessThan(number?.top ?? 0)
    expect(caption?.baseline).toBeLessThan(hallCorner.y + 42)
    expect(page?.words).toContain('nur ansehen, keine Liste führen')
  })

  it('a camera that sees the lower half of the sign finds the list and nothing else', async () => {
    expect(await pages[2]?.scan({ x: 0, y: 421, width: 595, height: 421 })).toBe(signs[2]?.link)
  })
})

it('Signs speak English as well', async () => {
  const [page] = await printed(tableSignPages(tournament, [sign(1)], 'en'))
  expect(page?.words).toContain('Scan the QR code with the camera')
  expect(page?.words).toContain('28 November 2026')
  expect(page?.words).toContain('Spectators live standings and names to look, not to keep the list')
})
