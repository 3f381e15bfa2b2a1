import { describe, expect, it } from 'vitest'
import type { Party } from '@/lib/rules/party'
import { establishedParties } from '@/lib/rules/penalty/established-parties'
import { whoMayClaim } from '@/lib/rules/penalty/who-may-claim'
import type { Position } from '@/lib/rules/table/table-size'

const known = (...parties: (Party | null)[]) => parties.map((party, index) => [([2, 3, 4, 5] as const)[index] ?? 2, party] as const)
const all = (...parties: Party[]) => new Map(known(...parties)) as ReadonlyMap<Position, Party>

describe('TSR 5.5.1 · the parties of a game', () => {
  it.each([
    ['are clear once both of Re are', known('re', null, 're', null), false, all('re', 'kontra', 're', 'kontra')],
    ['are clear once three are Kontra', known('kontra', 'kontra', null, 'kontra'), false, all('kontra', 'kontra', 're', 'kontra')],
    ['are clear once a soloist is known to be alone', known(null, 're', null, null), true, all('kontra', 're', 'kontra', 'kontra')],
  ] as const)('%s', (_name, parties, soloEstablished, expected) => {
    expect(establishedParties(parties, soloEstablished)).toEqual(expected)
  })
})

describe('TSR 5.5.2 · the partnership', () => {
  it.each([
    ['when nothing is known', known(null, null, null, null)],
    ['after a single club queen or call', known('re', null, null, null)],
    ['while the other two may be a silent marriage', known('kontra', null, 'kontra', null)],
    ['while the fourth player may be of either party', known('kontra', 're', 'kontra', null)],
  ])('is open %s', (_name, parties) => {
    expect(establishedParties(parties, false)).toBeNull()
  })
})

describe('TSR 9.6.1 · the right to claim', () => {
  const players: Position[] = [2, 3, 4, 5]

  it('belongs to every other player while the partnership is open', () => {
    expect(whoMayClaim(players, 3, null)).toEqual([2, 4, 5])
  })

  it('belongs to the opponents alone once it is established', () => {
    expect(whoMayClaim(players, 3, all('re', 'kontra', 're', 'kontra'))).toEqual([2, 4])
  })

  it('belongs to the soloist alone against one of the three opponents', () => {
    expect(whoMayClaim(players, 5, all('re', 'kontra', 'kontra', 'kontra'))).toEqual([2])
  })

  it('belongs to all three opponents against the soloist', () => {
    expect(whoMayClaim(players, 2, all('re', 'kontra', 'kontra', 'kontra'))).toEqual([3, 4, 5])
  })

  it('belongs to all players against a dealer who sits out and has no party', () => {
    expect(whoMayClaim(players, 1, all('re', 'kontra', 're', 'kontra'))).toEqual(players)
  })
})
