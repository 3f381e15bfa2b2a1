import { expect, it } from 'vitest'

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

  it('stays good when the request that opened it came twice, and ends once the same device has come anew twice', async () => {
    const { tournamentId } = await playedRound()
    const [first, second] = await Promise.all([joinTable(tournamentId), joinTable(tournamentId)])
    expect([await tableSession(first.sessionToken), await tableSession(second.sessionToken)]).toMatchObject([{ tournamentId }, { tournamentId }])
    const latest = [await joinTable(tournamentId), await joinTable(tournamentId)]
    expect(await refusal(tableSession(first.sessionToken))).toEqual({ code: 'session-ended' })
    for (const { sessionToken } of latest) expect(await tableSession(sessionToken)).toMatchObject({ tournamentId })
  })

  it('is nobody’s when its token is not known', async () => {
    expect(await refusal(tableSession('unknown'))).toEqual({ code: 'session-ended' })
  })
})
