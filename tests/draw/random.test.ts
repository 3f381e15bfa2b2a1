import { describe, expect, it } from 'vitest'
import { randomStream } from '@/lib/draw/random'

describe('A stream of chance', () => {
  it('is the same on every machine', () => {
    const { next } = randomStream('hall 17 4 23', 1, 'search')
    expect([next(), next(), next()]).toEqual([4_115_576_992, 1_141_764_772, 4_198_751_293])
  })

  it.each([
    ['another seed', randomStream('b', 1, 'search')],
    ['another round', randomStream('a', 2, 'search')],
    ['another purpose', randomStream('a', 1, 'tables')],
  ])('is another one for %s', (_, stream) => {
    expect(stream.next()).not.toBe(randomStream('a', 1, 'search').next())
  })

  it('draws every number about equally often', () => {
    const { below } = randomStream('a', 1, 'search')
    const drawn = Array.from({ length: 7 }, () => 0)
    for (let draw = 0; draw < 70_000; draw++) {
      const number = below(7)
      drawn[number] = (drawn[number] ?? 0) + 1
    }
    for (const times of drawn) expect(Math.abs(times - 10_000)).toBeLessThan(400)
  })

  it('puts everybody in every place about equally often', () => {
    const { shuffle } = randomStream('a', 1, 'search')
    const first = new Map<number, number>()
    for (let draw = 0; draw < 40_000; draw++) {
      const people = [1, 2, 3, 4]
      shuffle(people)
      const key = (people[0] ?? 0) * 10 + (people[3] ?? 0)
      first.set(key, (first.get(key) ?? 0) + 1)
    }
    expect(first.size).toBe(12)
    for (const times of first.values()) expect(Math.abs(times - 40_000 / 12)).toBeLessThan(250)
  })
})
