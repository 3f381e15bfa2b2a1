import { awardPenalty } from '@/lib/tournament/penalties/award-penalty'
import { challengePenalty } from '@/lib/tournament/penalties/challenge-penalty'
import { decideChallenge } from '@/lib/tournament/penalties/decide-challenge'
import { hexId } from './build-tournament'
import { minor, penaltyScene } from './penalty-scene'

/** A decision of the referee that position 2 has challenged, and the tribunal's word on it. */
export async function challenged() {
  const built = await penaltyScene()
  const { tournamentId, listId, referee, tribunal } = built
  const author = { actor: `account:${referee}`, roles: new Set(['referee']) }
  const member = { actor: `account:${tribunal}`, roles: new Set(['tribunal']) }
  const act = (accountId: string) => ({ tournamentId, accountId, actId: hexId(), listId })
  await awardPenalty(author, { ...act(referee), award: minor(), seen: 0 })
  await challengePenalty(author, { ...act(referee), penaltyId: 'p1', version: 2, challenger: 2 })
  const decide = (part: Partial<Parameters<typeof decideChallenge>[1]> = {}) => decideChallenge(member, { ...act(tribunal), penaltyId: 'p1', version: 3, outcome: 'upheld', members: [], extraTime: { minutes: 1, reason: 'Schiedsgericht' }, ...part })
  return { ...built, author, member, act, decide }
}
