import { expect, it } from 'vitest'
import { GET as getList } from '@/app/api/person/list/route'
import { POST as confirm } from '@/app/api/person/confirm/route'
import { POST as consent } from '@/app/api/person/consent/route'
import { POST as object } from '@/app/api/person/object/route'
import { read } from '@/lib/db/read'
import { write } from '@/lib/db/write'
import { foldList } from '@/lib/rules/list/fold-list'
import { appendOperations } from '@/lib/tournament/lists/append-operations'
import { loadList } from '@/lib/tournament/lists/load-list'
import { ownPage } from '@/lib/tournament/person/own-page'
import { personLink } from '@/lib/tournament/person/person-link'
import { personOfToken } from '@/lib/tournament/person/person-of-token'
import { rotatePersonLink } from '@/lib/tournament/person/rotate-person-link'
import { speakOnOwnList } from '@/lib/tournament/person/speak-on-own-list'
import { routesMatrix, type Role } from '@/tests/architecture/routes-matrix'
import { onBothDatabases } from '../support/both-databases'
import { buildTable, hexId, operationOn } from '../support/build-tournament'
import { refusal } from '../support/rounds-of'

async function scene() {
  const table = await buildTable()
  const tokens = await Promise.all(table.people.map(async (id) => (await personLink(table.tournamentId, id)).split('#t=')[1] ?? ''))
  const [own, mate, ...others] = await Promise.all(tokens.map(personOfToken))
  if (!own || !mate) throw new Error('Four people sit at a table.')
  const freeze = () => appendOperations('account:x', [operationOn(table.listId, 'list-frozen', { reason: 'sample', leaver: null })])
  const list = async () => {
    const loaded = await read((reader) => loadList(reader, table.listId))
    if (!loaded) throw new Error('The list is there.')
    return foldList(loaded.head, loaded.operations)
  }
  return { ...table, tokens, own, mate, others, freeze, list }
}

await onBothDatabases('a player’s own link', () => {
  it('names the start number, carries a code of 128 bit, and is the same each time until it is rotated', async () => {
    const { tournamentId, people, tokens } = await scene()
    const link = await personLink(tournamentId, people[2] ?? '')
    expect(link).toMatch(/^\/t\/sample-[0-9a-f]{8}\/person\/3#t=[\w-]{36}\.[\w-]{22}$/)
    expect(link).toContain(tokens[2])
    await rotatePersonLink(tournamentId, people[2] ?? '', 'account:x')
    expect(await refusal(personOfToken(tokens[2] ?? ''))).toEqual({ code: 'person-link-void' })
    expect(await personLink(tournamentId, people[2] ?? '')).not.toBe(link)
    expect(await refusal(personOfToken(`${people[0] ?? ''}.${(tokens[1] ?? '').split('.')[1] ?? ''}`))).toEqual({ code: 'person-link-void' })
  })

  it('shows the own list with names and figures, and lets nobody confirm before the last game', async () => {
    const { own, listId } = await scene()
    await appendOperations('device:x', [operationOn(listId, 'game-entered', { place: 1, kind: 'normal', soloist: null, points: [2, 2, -2, -2] })])
    const { person, list } = await ownPage(own)
    expect(person).toMatchObject({ name: 'Sample 1', startNumber: 1 })
    expect(list).toMatchObject({ listId, position: 1, table: 1, points: 2, gamesPlayed: 1, penaltyPoints: 0, remaining: 23, mayConfirm: false, length: 1, baseVersion: 0 })
    expect(list?.people.map(({ name, total }) => [name, total])).toEqual([['Sample 1', 2], ['Sample 2', 2], ['Sample 3', -2], ['Sample 4', -2]])
    expect(await refusal(speakOnOwnList(own, 'list-confirmed', { opId: hexId(), listId, baseVersion: 0, length: 1 }))).toMatchObject({ code: 'list-refused', rule: 'games-missing' })
  })

  it('confirms the own position and no other, once by a double tap, and objects', async () => {
    const { own, mate, listId, freeze, list } = await scene()
    await freeze()
    const word = { opId: hexId(), listId, baseVersion: 0, length: 1 }
    await Promise.all([speakOnOwnList(own, 'list-confirmed', word), speakOnOwnList(own, 'list-confirmed', word)])
    await speakOnOwnList(mate, 'list-objected', { opId: hexId(), listId, baseVersion: 0, length: 1 })
    expect((await list()).confirmations.map(({ state }) => state)).toEqual(['confirmed', 'objected', 'missing', 'missing'])
    const stored = await read((reader) => reader.listOperation.findMany({ where: { listId, kind: 'list-confirmed' } }))
    expect(stored.map(({ actor }) => actor)).toEqual([`participant:${own.id}`])
    expect((await ownPage(own)).list?.people[0]?.confirmation).toBe('confirmed')
  })

  it('confirms only what was seen: scores that changed since are looked at first, other people’s words do not matter', async () => {
    const { own, mate, listId, freeze, list } = await scene()
    await freeze()
    expect(await refusal(speakOnOwnList(own, 'list-confirmed', { opId: hexId(), listId, baseVersion: 0, length: 0 }))).toEqual({ code: 'scores-changed' })
    await speakOnOwnList(mate, 'list-confirmed', { opId: hexId(), listId, baseVersion: 0, length: 1 })
    await speakOnOwnList(own, 'list-confirmed', { opId: hexId(), listId, baseVersion: 0, length: 1 })
    expect((await list()).confirmations.map(({ state }) => state)).toEqual(['confirmed', 'confirmed', 'missing', 'missing'])
  })

  it('says nothing on a list where the person no longer sits, nor on somebody else’s', async () => {
    const { own, tournamentId, listId } = await scene()
    const substitute = await write((transaction) => transaction.participant.create({ data: { tournamentId, startNumber: 9, name: 'Late', club: '', categories: [] } }))
    await appendOperations('account:x', [operationOn(listId, 'game-entered', { place: 1, kind: 'normal', soloist: null, points: [2, 2, -2, -2] }), operationOn(listId, 'seat-taken-over', { position: 1, person: substitute.id, fromPlace: 2 }), operationOn(listId, 'list-frozen', { reason: 'sample', leaver: null })])
    const word = { opId: hexId(), listId, baseVersion: 0, length: 3 }
    expect(await refusal(speakOnOwnList(own, 'list-confirmed', word))).toEqual({ code: 'no-own-seat' })
    expect((await ownPage(own)).list).toMatchObject({ position: null, points: 2, gamesPlayed: 1, mayConfirm: false })
    const late = await personOfToken((await personLink(tournamentId, substitute.id)).split('#t=')[1] ?? '')
    expect((await ownPage(late)).list).toMatchObject({ position: 1, points: 0, gamesPlayed: 0 })
    const other = await scene()
    expect(await refusal(speakOnOwnList(other.own, 'list-confirmed', word))).toEqual({ code: 'not-found' })
  })

  it('is answered by each route as the matrix says, whoever asks', async () => {
    const { tournamentId, people, tokens, listId } = await scene()
    const elsewhere = await scene()
    await rotatePersonLink(tournamentId, people[3] ?? '', 'account:x')
    const askers: readonly (readonly [Role, string])[] = [['anonymous', ''], ['table', 'Bearer abcdefghijklmnopqrstuv'], ['ownLink', `Bearer ${tokens[0] ?? ''}`], ['ownLinkElsewhere', `Bearer ${elsewhere.tokens[0] ?? ''}`], ['voidOwnLink', `Bearer ${tokens[3] ?? ''}`]]
    const routes = [['list', 'GET', getList], ['confirm', 'POST', confirm], ['object', 'POST', object], ['consent', 'POST', consent]] as const
    for (const [name, method, handler] of routes) {
      for (const [role, authorization] of askers) {
        const headers = { 'content-type': 'application/json', ...(authorization !== '' && { authorization }) }
        const body = JSON.stringify(name === 'consent' ? { consent: 'short' } : { opId: hexId(), listId, baseVersion: 0, length: 0 })
        const answer = await handler(new Request('http://127.0.0.1:3000/', { method, headers, ...(method === 'POST' && { body }) }))
        const { code } = (await answer.json()) as { code?: string }
        expect([name, role, [answer.status, code].filter(Boolean).join(' ')]).toEqual([name, role, routesMatrix[`app/api/person/${name}/route.ts`]?.[0]?.answers[role]])
      }
    }
  })
})
