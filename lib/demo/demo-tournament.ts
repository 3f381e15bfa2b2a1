import { randomUUID } from 'node:crypto'
import type { StaffAuthor } from '@/lib/tournament/lists/append-as-staff'
import { addParticipants } from '@/lib/tournament/players/add-participants'
import { checkIn } from '@/lib/tournament/players/check-in'
import { consentForAll } from '@/lib/tournament/players/consent-for-all'
import { createTournament } from '@/lib/tournament/tournaments/create-tournament'
import type { DemoClock } from './demo-clock'
import { samplePeople } from './sample-people'

export const people = 53

/** The tournament whose round the demo shows, and who acts in it. */
export interface DemoTournament {
  readonly tournamentId: string
  readonly management: StaffAuthor
  readonly referee: StaffAuthor
}

/** A tournament with its people, announced a week ago; today they came and were checked in. Their names are invented, so everybody may read them. */
export async function demoTournament(accountId: string, clock: DemoClock): Promise<string> {
  clock.minutesAgo(0)
  const day = new Date().toISOString().slice(0, 10)
  clock.minutesAgo(7 * 24 * 60)
  const id = randomUUID()
  await createTournament({ id, name: 'Beispielturnier', place: 'Musterstadt', day, kind: 'club', plannedRounds: 3, tieRule: 'shared' }, accountId)
  const { added } = await addParticipants(id, samplePeople(people).map((person) => ({ id: randomUUID(), ...person })))
  clock.minutesAgo(290)
  await consentForAll(id, { consent: 'full' }, `account:${accountId}`)
  for (const person of added) await checkIn(id, person.id, true)
  return id
}
