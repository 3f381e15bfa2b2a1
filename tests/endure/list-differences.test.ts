import { describe, expect, it } from 'vitest'
import { listDifferences } from '@/tests/support/endure/list-differences'
import { gamesOf } from '@/tests/support/endure/type-list'

const games = gamesOf(3, 6)
const stored: readonly { readonly kind: string; readonly payload: unknown }[] = games.map((payload) => ({ kind: 'game-entered', payload: payload }))
const [first, ...others] = stored
if (first === undefined) throw new Error('There are games.')

describe('the comparison of what was typed with what is stored', () => {
  it('finds no difference in a list that is whole', () => {
    expect(listDifferences(games, [{ kind: 'device-changed', payload: {} }, ...stored])).toEqual([])
  })

  it.each<[string, typeof stored, RegExp]>([
    ['a game that is lost', others, /^has game 1 0 times$/],
    ['a game that is there twice', [first, ...stored], /^has game 1 2 times$/],
    ['a game that says something else', [{ ...first, payload: { place: 1 } }, ...others], /^has game 1 0 times\nhas \{"place":1\}, which nobody typed$/],
    ['a correction of nobody', [...stored, { kind: 'game-corrected', payload: first.payload }], /^has game-corrected, which nobody typed$/],
  ])('finds %s', (_, rows, difference) => {
    expect(listDifferences(games, rows).join('\n')).toMatch(difference)
  })
})
