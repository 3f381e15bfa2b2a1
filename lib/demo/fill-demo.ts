import { demoClock } from './demo-clock'
import { demoTournament } from './demo-tournament'
import { firstRound } from './first-round'
import { joinReferee } from './join-referee'
import { samplePassword } from './sample-password'
import { secondRound } from './second-round'
import { setUpManagement } from './set-up-management'

/** The same games at every installation. */
const seed = 'Karlchen'

export interface FilledDemo {
  readonly password: string
  /** Session tokens of the phones that are in touch. */
  readonly phones: readonly string[]
}

/** Fills an empty database with the sample tournament, as its staff and tables would have done since this morning. */
export async function fillDemo(): Promise<FilledDemo> {
  const clock = demoClock()
  const password = samplePassword()
  clock.minutesAgo(8 * 24 * 60)
  const managementId = await setUpManagement(password)
  const tournamentId = await demoTournament(managementId, clock)
  const refereeId = await joinReferee(tournamentId, managementId, password)
  const demo = {
    tournamentId,
    management: { actor: `account:${managementId}`, roles: new Set(['management']) },
    referee: { actor: `account:${refereeId}`, roles: new Set(['referee']) },
  }
  await firstRound(demo, seed, clock)
  return { password, phones: await secondRound(demo, seed, clock) }
}
