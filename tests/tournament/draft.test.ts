import { expect, it } from 'vitest'
import { read } from '@/lib/db/read'
import { write } from '@/lib/db/write'
import { discardDraft } from '@/lib/tournament/rounds/discard-draft'
import { drawRound } from '@/lib/tournament/rounds/draw-round'
import { drawRecordOf } from '@/lib/tournament/rounds/draw-record'
import { swapSeats } from '@/lib/tournament/rounds/swap-seats'
import { buildField } from '../support/build-field'
import { onBothDatabases } from '../support/both-databases'
import { actor, draw, refusal, seen, storedRound } from '../support/rounds-of'

await onBothDatabases('a draft', () => {
  it('seats nine people at a table of four and one of five, each once, and keeps what the lot was', async () => {
    const { tournamentId, people } = await buildField()
    const { roundId, number } = await draw(tournamentId)
    const { tables, state, drawRecord } = await storedRound(roundId)
    expect([number, state, tables.map(({ size, seats }) => [size, seats.length])]).toEqual([1, 'draft', [[4, 4], [5, 5]]])
    expect(tables.flatMap(({ seats }) => seats.map(({ participantId }) => participantId)).toSorted()).toEqual(people.toSorted())
    expect(drawRecordOf(drawRecord)).toMatchObject({ seed: '7 23 31', seedWasGiven: true, plannedTogether: 2, swaps: [], discarded: [] })
  })

  it('is drawn the same from the same seed', async () => {
    const record = async () => {
      const { tournamentId } = await buildField({ people: 16 })
      const { roundId } = await draw(tournamentId)
      const { inputHash, resultHash } = drawRecordOf((await storedRound(roundId)).drawRecord)
      return { inputHash, resultHash }
    }
    expect(await record()).toEqual(await record())
  })

  it.each([
    ['seven people', { people: 7 }, { code: 'people-cannot-be-seated', people: 7, more: 1, fewer: 2 }],
    ['two people', { people: 2 }, { code: 'people-cannot-be-seated', people: 2, more: 2, fewer: 0 }],
    ['nine people at an official event', { people: 9, kind: 'official' as const }, { code: 'official-needs-fours', people: 9, more: 3, fewer: 1 }],
  ])('is refused for %s, with what would help', async (_, field, expected) => {
    const { tournamentId } = await buildField(field)
    expect(await refusal(draw(tournamentId))).toEqual(expected)
  })

  it('leaves out who has not come or has withdrawn', async () => {
    const { tournamentId, people } = await buildField({ people: 10 })
    await write((transaction) => transaction.participant.update({ where: { id: people[0] ?? '' }, data: { checkedInAt: null } }))
    await write((transaction) => transaction.participant.update({ where: { id: people[1] ?? '' }, data: { withdrawnAt: new Date() } }))
    const { roundId } = await draw(tournamentId)
    expect((await storedRound(roundId)).tables.flatMap(({ seats }) => seats.map(({ participantId }) => participantId)).toSorted()).toEqual(people.slice(2).toSorted())
  })

  it('has one draft at a time, however many desks draw at once', async () => {
    const { tournamentId } = await buildField()
    const outcomes = await Promise.all([refusal(draw(tournamentId, 'one')), refusal(draw(tournamentId, 'two'))])
    expect(outcomes.map((outcome) => outcome?.code ?? 'drawn').toSorted()).toEqual(['draft-exists', 'drawn'])
    expect(await read((reader) => reader.round.count({ where: { tournamentId } }))).toBe(1)
  })

  it('is drawn anew once from the same page, and keeps the drafts thrown away', async () => {
    const { tournamentId } = await buildField()
    const { roundId } = await draw(tournamentId, 'first')
    const replaces = { roundId, version: 1 }
    const again = (seed: string) => drawRound({ tournamentId, actor, seed, replaces })
    const outcomes = await Promise.all([refusal(again('second')), refusal(again('third'))])
    expect(outcomes.map((outcome) => outcome?.code ?? 'drawn').toSorted()).toEqual(['changed-meanwhile', 'drawn'])
    const [round] = await read((reader) => reader.round.findMany({ where: { tournamentId } }))
    expect(drawRecordOf(round?.drawRecord).discarded).toMatchObject([{ seed: 'first', swaps: 0 }])
  })

  it('leaves the trail of a draft that was thrown away', async () => {
    const { tournamentId } = await buildField()
    const { roundId } = await draw(tournamentId)
    await discardDraft(await seen(tournamentId, roundId))
    const trail = await read((reader) => reader.auditEntry.findMany({ where: { tournamentId }, orderBy: { id: 'asc' } }))
    expect(trail.map(({ action }) => action)).toEqual(['round-drawn', 'draft-discarded'])
    expect(trail[1]?.params).toMatchObject({ number: 1, seed: '7 23 31' })
  })

  it('lets two people change seats, and only one of two desks that do it at once', async () => {
    const { tournamentId } = await buildField()
    const { roundId } = await draw(tournamentId)
    const [four, five] = (await storedRound(roundId)).tables
    const pair = [four?.seats[0]?.id ?? '', five?.seats[4]?.id ?? ''] as const
    const before = await seen(tournamentId, roundId)
    const outcomes = await Promise.all([refusal(swapSeats(before, pair)), refusal(swapSeats(before, pair))])
    expect(outcomes.map((outcome) => outcome?.code ?? 'swapped').toSorted()).toEqual(['changed-meanwhile', 'swapped'])
    const after = await storedRound(roundId)
    expect([after.tables[0]?.seats[0]?.participantId, after.tables[1]?.seats[4]?.participantId]).toEqual([five?.seats[4]?.participantId, four?.seats[0]?.participantId])
    expect(drawRecordOf(after.drawRecord).swaps).toHaveLength(1)
  })
})
