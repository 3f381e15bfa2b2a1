import fc from 'fast-check'
import { expect, it } from 'vitest'
import { read } from '@/lib/db/read'
import { deskDevice } from '@/lib/rules/list/desk-device'
import type { GamePayload } from '@/lib/rules/list/game-payload'
import type { Operation } from '@/lib/rules/list/operation'
import type { Outcome } from '@/lib/schema/outcome'
import { appendOperations } from '@/lib/tournament/lists/append-operations'
import { onBothDatabases } from '@/tests/support/both-databases'
import { buildTable, hexId, operationOn } from '@/tests/support/build-tournament'

const game = (place: number, value: number): GamePayload => ({ place, kind: 'normal', soloist: null, points: [value, value, -value, -value] })
const phone = { actor: `device:${'d'.repeat(32)}`, device: 'd'.repeat(32) }
const desk = { actor: 'account:desk', device: deskDevice }
const send = async ({ actor }: typeof phone, operation: Operation): Promise<Outcome | undefined> => (await appendOperations(actor, [operation]))[0]

/** Phone and desk write two values on one version of one game at once; gives what each of them is told. */
async function race(listId: string, place: number, version: number, [mine, theirs]: readonly [number, number]) {
  const kind = version === 0 ? 'game-entered' : 'game-corrected'
  const tries = [{ who: phone, value: mine }, { who: desk, value: theirs }].map(({ who, value }) => ({ who, payload: game(place, value), operation: operationOn(listId, kind, game(place, value), { baseVersion: version, deviceId: who.device }) }))
  const begun = Date.now()
  const told = await Promise.all(tries.map(async (each) => ({ ...each, outcome: await send(each.who, each.operation) })))
  return { begun, told }
}

await onBothDatabases('phone and desk on one game', () => {
  it('have one winner per version in 250 forced pairs on each database, and the loser is shown value, author and time', async () => {
    let pairs = 0
    for (let lists = 0; lists < 5; lists++) {
      const { listId } = await buildTable()
      for (let step = 0; step < 50; step++) {
        const [place, version] = [1 + Math.floor(step / 25), step % 25]
        const { begun, told } = await race(listId, place, version, [1 + (step % 9), 11 - (step % 9)].map((value, index) => (index === 0 ? value : value + 10)) as [number, number])
        const [winner] = told.filter(({ outcome }) => outcome?.outcome === 'stored')
        const losers = told.filter((each) => each !== winner)
        expect(losers).toHaveLength(1)
        const [lost] = losers
        expect(lost?.outcome).toMatchObject({ outcome: 'conflict', current: { version: version + 1, payload: winner?.payload, by: winner?.who.actor } })
        const current = lost?.outcome && 'current' in lost.outcome ? lost.outcome.current : null
        expect(new Date(current?.receivedAt ?? 0).getTime()).toBeGreaterThanOrEqual(begun)
        pairs += 1
      }
      expect(await read((reader) => reader.listConflict.count({ where: { listId } }))).toBe(50)
      expect(await read((reader) => reader.listOperation.count({ where: { listId } }))).toBe(50)
    }
    expect(pairs).toBe(250)
  }, 120_000)

  it('keep a list as a plain model of it says, whatever they send, repeat and send late', async () => {
    const step = fc.record({ place: fc.integer({ min: 1, max: 3 }), value: fc.integer({ min: 1, max: 9 }), by: fc.constantFrom(phone, desk), late: fc.integer({ min: 0, max: 2 }), again: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const { listId } = await buildTable()
        const model = new Map<number, { value: number; version: number; by: string }>()
        for (const { place, value, by, late, again } of steps) {
          const stands = model.get(place)
          const version = stands?.version ?? 0
          if (stands === undefined && place !== model.size + 1) continue
          const baseVersion = Math.max(0, version - late)
          const operation: Operation = operationOn(listId, baseVersion === 0 ? 'game-entered' : 'game-corrected', game(place, value), { baseVersion, deviceId: by.device })
          const first = await send(by, operation)
          if (baseVersion === version) {
            expect(first).toMatchObject({ outcome: 'stored', version: version + 1 })
            model.set(place, { value, version: version + 1, by: by.actor })
          } else expect(first).toMatchObject(stands?.value === value ? { outcome: 'duplicate' } : { outcome: 'conflict', current: { version, payload: game(place, stands?.value ?? 0), by: stands?.by } })
          if (again) expect((await send(by, operation))?.outcome).toBe(first?.outcome === 'stored' ? 'known' : first?.outcome)
          if (again && first?.outcome === 'stored') expect(await send(by, { ...operation, opId: operation.opId, payload: game(place, value + 20) } as Operation)).toEqual({ opId: operation.opId, outcome: 'mismatch' })
        }
        const last = await read((reader) => reader.listOperation.findMany({ where: { listId }, orderBy: { place: 'asc' } }))
        for (const [place, { value, version, by }] of model) {
          const rows = last.filter(({ entity }) => entity === `game:${place}`)
          expect([rows.length, JSON.parse(rows.at(-1)?.payload ?? '{}'), rows.at(-1)?.actor]).toEqual([version, game(place, value), by])
        }
      }),
      { numRuns: 8, seed: 20261130 },
    )
  }, 60_000)

  it('mix up nothing when ten operations of one id come at once with two contents', async () => {
    const { listId } = await buildTable()
    const opId = hexId()
    const tries = Array.from({ length: 10 }, (_, index) => ({ ...operationOn(listId, 'game-entered', game(1, index % 2 === 0 ? 3 : 4)), opId }))
    const outcomes = (await Promise.all(tries.map((operation) => send(phone, operation)))).map((outcome) => outcome?.outcome)
    expect([outcomes.filter((outcome) => outcome === 'stored').length, outcomes.filter((outcome) => outcome === 'known').length, outcomes.filter((outcome) => outcome === 'mismatch').length]).toEqual([1, 4, 5])
  })
})
