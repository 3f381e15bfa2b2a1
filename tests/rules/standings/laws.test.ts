import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rank } from '@/lib/rules/standings/rank'
import { standings } from '@/lib/rules/standings/standings'
import type { StandingsInput } from '@/lib/rules/standings/standings-input'
import { teamStandings } from '@/lib/rules/standings/team-standings'

const tieRules = ['shared', 'best-round', 'last-round', 'positive-rounds', 'lot'] as const

/** Tournaments with narrow point ranges, so that ties are the rule and not the exception. */
const tournaments: fc.Arbitrary<StandingsInput> = fc
  .record({
    people: fc.array(fc.record({ disqualified: fc.boolean(), club: fc.constantFrom('A', 'B') }), { minLength: 1, maxLength: 12 }),
    rounds: fc.array(fc.array(fc.option(fc.integer({ min: -3, max: 3 })), { minLength: 12, maxLength: 12 }), { maxLength: 5 }),
    deductions: fc.array(fc.record({ person: fc.nat(11), round: fc.integer({ min: 1, max: 5 }), points: fc.integer({ min: 1, max: 12 }) }), { maxLength: 3 }),
    tieRule: fc.constantFrom(...tieRules),
    dropResults: fc.nat(3),
  })
  .map(({ people, rounds, deductions, tieRule, dropResults }) => ({
    people: people.map((person, index) => ({ ...person, id: `p${String(index)}`, startNumber: index + 1 })),
    rounds: rounds.map((points, round) => ({
      number: round + 1,
      checked: true,
      results: people.flatMap((_, index) => {
        const scored = points[index] ?? null
        return scored === null ? [] : [{ personId: `p${String(index)}`, points: scored, gamesPlayed: 24 }]
      }),
    })),
    deductions: deductions.map(({ person, ...rest }) => ({ ...rest, personId: `p${String(person)}` })),
    rule: { tieRule, dropResults, seed: 'oberweser' },
  }))

const shuffled = <T>(items: readonly T[]) => fc.shuffledSubarray([...items], { minLength: items.length, maxLength: items.length })

describe('Laws of every ranking', () => {
  it('a rank is one more than the number of people who are better', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ points: fc.integer({ min: 0, max: 5 }), number: fc.nat() })), (items) => {
        const ranked = rank(items, (a, b) => b.points - a.points, (a, b) => a.number - b.number)
        expect(ranked).toHaveLength(items.length)
        for (const row of ranked) expect(row.rank).toBe(1 + items.filter(({ points }) => points > row.points).length)
      }),
    )
  })

  it('who has a higher total stands higher, and who shares a rank has the same total', () => {
    fc.assert(
      fc.property(tournaments, (input) => {
        const { rows } = standings(input)
        rows.forEach((row, index) => {
          const before = rows[index - 1]
          const shares = before?.rank === row.rank
          expect(before?.total ?? Infinity).toBeGreaterThanOrEqual(row.total)
          expect(row.rank).toBe(shares ? before.rank : index + 1)
          if (shares) expect([before.total, before.startNumber < row.startNumber]).toEqual([row.total, true])
        })
      }),
    )
  })

  it('a lot leaves no two people on the same rank', () => {
    fc.assert(
      fc.property(tournaments, (input) => {
        const { rows } = standings({ ...input, rule: { ...input.rule, tieRule: 'lot' } })
        expect(new Set(rows.map((row) => row.rank)).size).toBe(rows.length)
      }),
    )
  })

  it('the order of people, rounds, results and deductions changes nothing', () => {
    const pairs = tournaments.chain((input) =>
      fc.record({
        input: fc.constant(input),
        mixed: fc.record({
          people: shuffled(input.people),
          rounds: shuffled(input.rounds).chain((rounds) =>
            fc.tuple(...rounds.map((round) => shuffled(round.results).map((results) => ({ ...round, results }))))),
          deductions: shuffled(input.deductions),
          rule: fc.constant(input.rule),
        }),
      }),
    )
    fc.assert(
      fc.property(pairs, ({ input, mixed }) => {
        expect(standings(mixed)).toEqual(standings(input))
      }),
    )
  })

  it('without drop results, the totals and deductions of all people add up to the points of all lists', () => {
    fc.assert(
      fc.property(tournaments, (input) => {
        const { rows, disqualified } = standings({ ...input, rule: { ...input.rule, dropResults: 0 } })
        const lists = input.rounds.flatMap(({ results }) => results).reduce((sum, { points }) => sum + points, 0)
        expect([...rows, ...disqualified].reduce((sum, { total, deduction }) => sum + total + deduction, 0)).toBe(lists)
      }),
    )
  })

  it('a dropped round is never better than one that counts', () => {
    fc.assert(
      fc.property(tournaments, (input) => {
        for (const { perRound, dropped } of standings(input).rows) {
          const counting = perRound.filter((points, round): points is number => points !== null && !dropped.includes(round))
          for (const round of dropped) expect(perRound[round]).toBeLessThanOrEqual(Math.min(...counting))
        }
      }),
    )
  })

  it('rank changes of people who were all there before compare two whole rankings', () => {
    fc.assert(
      fc.property(tournaments.filter(({ rounds }) => rounds.length > 1), (input) => {
        const last = input.rounds.length
        const before = standings({
          ...input,
          rounds: input.rounds.slice(0, -1),
          deductions: input.deductions.filter(({ round }) => round < last),
        })
        for (const { personId, rank: now, rankChange } of standings(input).rows) {
          const then = before.rows.find((row) => row.personId === personId)?.rank
          expect(rankChange).toBe(then === undefined ? null : then - now)
        }
      }),
    )
  })

  it('every team scores with four people of its own, no one better being left on the bench', () => {
    fc.assert(
      fc.property(tournaments, (input) => {
        const { rows } = standings(input)
        for (const { name, members } of teamStandings(rows, 'club').rows) {
          const club = rows.filter((row) => row.club === name).map(({ total }) => total)
          expect(members.map(({ total }) => total)).toEqual(club.toSorted((a, b) => b - a).slice(0, 4))
        }
      }),
    )
  })
})
