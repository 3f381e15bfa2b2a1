import { expect, it } from 'vitest'

import { read } from '@/lib/db/read'
import { signDevicesOff } from '@/lib/tournament/devices/sign-devices-off'
import { openTableSession } from '@/lib/tournament/tables/open-table-session'
import { tableSession } from '@/lib/tournament/tables/table-session'
import { onBothDatabases } from '../support/both-databases'
import { joinTable } from '../support/join-table'
import { closeWithTotals, playedRound, refusal } from '../support/rounds-of'

await onBothDatabases('the session of a device at its table', () => {
  it('ends with its round and says so, even to a device that has not yet heard that its list was checked', async () => {
    const { tournamentId, roundId } = await playedRound()
    const { sessionToken, listId } = await joinTable(tournamentId)
    expect(await tableSession(sessionToken)).toMatchObject({ listId, tournamentId })
    await closeWithTotals(tournamentId, roundId)
    expect(await refusal(tableSession(sessionToken))).toEqual({ code: 'round-over' })
  })

  it('looks at five of twenty wrong codes that come at once, and at none of the others', async () => {
    const { tournamentId } = await playedRound()
    const guess = () => openTableSession({ deviceId: 'b'.repeat(32), tournamentId, tableNumber: 1, key: { typed: 'WRONG0' } })
    const codes = (await Promise.all(Array.from({ length: 20 }, () => refusal(guess())))).map((refused) => refused?.code)
    expect(codes.toSorted()).toEqual([...Array.from({ length: 15 }, () => 'table-code-blocked'), ...Array.from({ length: 5 }, () => 'table-code-wrong')])
  })

  it('is one and the same however often its device asks for it, at once or later, until it is signed off', async () => {
    const { tournamentId } = await playedRound()
    const opened = await Promise.all(Array.from({ length: 10 }, () => joinTable(tournamentId)))
    const tokens = new Set([...opened, await joinTable(tournamentId)].map(({ sessionToken }) => sessionToken))
    const [token = ''] = tokens
    expect(tokens.size).toBe(1)
    const { tableId } = await tableSession(token)
    expect(await read((reader) => reader.tableSession.count({ where: { tableId } }))).toBe(1)
    await signDevicesOff({ tournamentId, tableId, deviceId: 'a'.repeat(32), actor: 'account:desk' })
    expect(await refusal(tableSession(token))).toEqual({ code: 'session-ended' })
    const { sessionToken: anew } = await joinTable(tournamentId)
    expect(anew).not.toBe(token)
    expect(await tableSession(anew)).toMatchObject({ tableId })
  })

  it('is nobody’s when its token is not known', async () => {
    expect(await refusal(tableSession('unknown'))).toEqual({ code: 'session-ended' })
  })
})
