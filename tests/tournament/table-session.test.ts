import { expect, it } from 'vitest'

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

  it('is nobody’s when its token is not known', async () => {
    expect(await refusal(tableSession('unknown'))).toEqual({ code: 'session-ended' })
  })
})
