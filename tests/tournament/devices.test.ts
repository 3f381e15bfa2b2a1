import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'

import { hashToken } from '@/lib/auth/hash-token'
import { read } from '@/lib/db/read'
import { write } from '@/lib/db/write'
import { devicesOfTable } from '@/lib/tournament/devices/devices-of-table'
import { joinedDevices } from '@/lib/tournament/devices/joined-devices'
import { signDevicesOff } from '@/lib/tournament/devices/sign-devices-off'
import { openTableSession } from '@/lib/tournament/tables/open-table-session'
import { tableSession } from '@/lib/tournament/tables/table-session'
import { tableSign } from '@/lib/tournament/tables/table-sign'
import { onBothDatabases } from '../support/both-databases'
import { closeWithTotals, playedRound, refusal } from '../support/rounds-of'

const actor = 'account:sample'

await onBothDatabases('the devices of a table', () => {
  async function scene() {
    const { tournamentId, roundId, tables } = await playedRound()
    const tableId = tables[0]?.id ?? ''
    const join = async (letter: string) => {
      const { token } = await read((reader) => tableSign(reader, tournamentId, 1))
      return openTableSession({ deviceId: letter.repeat(32), tournamentId, tableNumber: 1, key: { scanned: token } })
    }
    return { tournamentId, roundId, tableId, join, other: tables[1]?.id ?? '', seen: async () => (await devicesOfTable(tournamentId, tableId))?.devices ?? [] }
  }

  it('are shown with the one that keeps the list, and one that is lost makes room for another', async () => {
    const { tournamentId, tableId, join, seen } = await scene()
    const [first] = [await join('a'), await join('b'), await join('c')]
    expect((await seen()).map(({ mark, keepsList }) => [mark, keepsList])).toEqual([['aaaa', true], ['bbbb', false], ['cccc', false]])
    expect(await refusal(join('d'))).toMatchObject({ code: 'too-many-devices' })
    const lost = (await seen())[0]?.deviceId ?? ''
    expect(await signDevicesOff({ tournamentId, tableId, deviceId: lost, actor })).toEqual({})
    expect(await signDevicesOff({ tournamentId, tableId, deviceId: lost, actor })).toEqual({})
    expect(await refusal(tableSession(first.sessionToken))).toEqual({ code: 'session-ended' })
    await join('d')
    expect((await seen()).map(({ mark }) => mark)).toEqual(['bbbb', 'cccc', 'dddd'])
  })

  it('stand there once although the version before gave them another session each time, and are signed off with all of them', async () => {
    const { tournamentId, roundId, tableId, join, seen } = await scene()
    await write((transaction) => transaction.tableSession.create({ data: { tableId, deviceId: 'a'.repeat(32), tokenHash: hashToken('of the version before') } }))
    const { sessionToken } = await join('a')
    expect((await seen()).map(({ mark }) => mark)).toEqual(['aaaa'])
    expect(await read((reader) => joinedDevices(reader, roundId))).toBe(1)
    expect(await tableSession('of the version before')).toMatchObject({ tableId })
    expect(await signDevicesOff({ tournamentId, tableId, deviceId: 'a'.repeat(32), actor })).toEqual({})
    for (const token of [sessionToken, 'of the version before']) expect(await refusal(tableSession(token))).toEqual({ code: 'session-ended' })
  })

  it('are all signed off by a new code, and the old sign opens nothing any more', async () => {
    const { tournamentId, tableId, join, seen, other } = await scene()
    const { token: old } = await read((reader) => tableSign(reader, tournamentId, 1))
    await join('a')
    await signDevicesOff({ tournamentId, tableId, deviceId: null, actor })
    expect(await seen()).toEqual([])
    expect(await refusal(openTableSession({ deviceId: 'e'.repeat(32), tournamentId, tableNumber: 1, key: { scanned: old } }))).toMatchObject({ code: 'table-link-void' })
    await join('a')
    expect((await seen()).map(({ mark, keepsList }) => [mark, keepsList])).toEqual([['aaaa', true]])
    expect((await devicesOfTable(tournamentId, other))?.devices).toEqual([])
    const trail = await read((reader) => reader.auditEntry.findMany({ where: { tournamentId, action: 'table-code-renewed' } }))
    expect(trail.map(({ actor: who, params }) => [who, params])).toEqual([[actor, { table: 1, ended: 1 }]])
  })

  it('are nobody’s business in another tournament, nor after the round', async () => {
    const { tournamentId, roundId, tableId } = await scene()
    const elsewhere = await playedRound()
    expect(await devicesOfTable(elsewhere.tournamentId, tableId)).toBeNull()
    expect(await refusal(signDevicesOff({ tournamentId: elsewhere.tournamentId, tableId, deviceId: null, actor }))).toEqual({ code: 'not-found' })
    expect(await refusal(signDevicesOff({ tournamentId, tableId: randomUUID(), deviceId: null, actor }))).toEqual({ code: 'not-found' })
    await closeWithTotals(tournamentId, roundId)
    expect(await devicesOfTable(tournamentId, tableId)).toBeNull()
  })
})
