import { describe, expect, it } from 'vitest'
import { may, mayKeepList } from '@/lib/auth/may'
import { anonymous, type Viewer } from '@/lib/auth/viewer'
import type { ActingRole } from '@/lib/auth/acting-role'

const as = (...roles: ActingRole[]): Viewer => ({ type: 'account', accountId: 'a', administrator: true, roles: new Set(roles) })
const table: Viewer = { type: 'table', sessionId: 's', tableId: 't', listId: 'l', tournamentId: 'x', deviceId: 'd' }
const everybody: readonly ActingRole[] = ['management', 'deskHelper', 'referee', 'tribunal', 'announcer', 'delegate']

describe('The policy', () => {
  it.each<[keyof typeof may, readonly ActingRole[]]>([
    ['seeDesk', ['management', 'deskHelper', 'referee', 'tribunal', 'delegate']],
    ['editTournament', ['management']],
    ['giveRoles', ['management']],
    ['seeDraw', ['management', 'referee']],
    ['runDesk', ['management']],
    ['checkIn', ['management', 'deskHelper']],
    ['givePersonLink', ['management', 'deskHelper']],
    ['changeSeats', ['management', 'deskHelper', 'referee']],
    ['freezeList', ['referee']],
    ['typeTotals', ['management', 'deskHelper']],
    ['checkList', ['management', 'deskHelper']],
    ['print', ['management', 'deskHelper']],
    ['releaseRound', ['referee', 'delegate']],
    ['endRound', ['referee', 'delegate']],
    ['strikeGames', ['referee', 'delegate']],
    ['answerDealing', ['management', 'deskHelper', 'referee', 'delegate']],
    ['nameDelegate', ['referee']],
    ['grantExtraTime', ['referee']],
    ['awardPenalty', ['referee']],
    ['seePenalties', ['management', 'referee', 'tribunal']],
    ['countersign', ['referee', 'tribunal']],
    ['decideChallenge', ['tribunal']],
    ['imposeSanction', ['tribunal']],
    ['imposeBoundDecision', ['referee', 'tribunal']],
    ['reopenList', ['management', 'referee']],
    ['correctList', ['management', 'referee']],
  ])('lets %s be done by %j and by nobody else', (act, allowed) => {
    for (const role of everybody) expect([role, may[act](as(role))]).toEqual([role, allowed.includes(role)])
    for (const viewer of [anonymous, table, as()]) expect(may[act](viewer)).toBe(false)
  })

  it('lets every account create a tournament, and nobody without one', () => {
    expect([may.createTournament(as()), may.createTournament(anonymous), may.createTournament(table)]).toEqual([true, false, false])
  })

  it('lets every account accept an invitation, and lets who has none join by it', () => {
    expect([may.acceptInvitation(as()), may.acceptInvitation(anonymous), may.acceptInvitation(table)]).toEqual([true, false, false])
    expect([may.readInvitation(), may.joinByInvitation()]).toEqual([true, true])
  })

  it('lets one person hold several roles at once', () => {
    expect([may.runDesk(as('management', 'referee')), may.releaseRound(as('management', 'referee'))]).toEqual([true, true])
  })

  it('lets a table keep its own list and no other', () => {
    expect([mayKeepList(table, 'l'), mayKeepList(table, 'other'), mayKeepList(as('management'), 'l')]).toEqual([true, false, false])
  })
})
