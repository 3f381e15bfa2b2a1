import { randomBytes, randomUUID } from 'node:crypto'
import { grantExtraTime } from '@/lib/tournament/lists/grant-extra-time'
import { checkList } from '@/lib/tournament/lists/check-list'
import { leaveTable } from '@/lib/tournament/seating/leave-table'
import { demoPhone, type DemoPhone } from './demo-phone'
import { people, type DemoTournament } from './demo-tournament'
import { confirmAll } from './confirm-all'
import { handIn } from './hand-in'
import { playList, type Pace } from './play-list'
import { samplePeople } from './sample-people'

const hex = (): string => randomBytes(16).toString('hex')

export interface Stage extends DemoTournament {
  readonly tableNumber: number
  readonly phone: DemoPhone
  readonly pace: Pace
}

/** What there is to see at a table: how many games it has played, and what has happened then. */
export interface TableScene {
  readonly games: number
  /** Its phone lies there with an empty battery. */
  readonly silent?: true
  readonly then?: (stage: Stage) => Promise<void>
}

/** Two phones correct the same game at the same time: the second one finds it changed. */
async function correctTwice({ tournamentId, tableNumber, phone }: Stage): Promise<void> {
  const [game] = (await phone.see()).rows.flatMap((row) => (row.row === 'game' && row.kind === 'normal' && row.points.some((points) => points !== 0) ? [row] : []))
  if (game === undefined) return
  const { payload } = game
  const other = await demoPhone(tournamentId, tableNumber)
  const times = (factor: number) => payload.points.map((points) => (points === null ? null : points * factor))
  const typed = { place: payload.place, kind: payload.kind, soloist: payload.soloist }
  await phone.send('game-corrected', { ...typed, points: times(2) }, 1)
  await other.send('game-corrected', { ...typed, points: times(-1) }, 1)
}

async function takeSeat({ tournamentId, management, phone }: Stage): Promise<void> {
  const [substitute] = samplePeople(people + 1).slice(people)
  if (substitute === undefined) return
  const { next } = await phone.see()
  const person = { id: randomUUID(), ...substitute }
  await leaveTable(management, tournamentId, { way: 'substitute', actId: hex(), listId: phone.listId, position: 2, fromPlace: next.place, person, staysAway: true })
}

async function check({ tournamentId, management, phone }: Stage): Promise<void> {
  await handIn(phone)
  const { versions } = await phone.see()
  await checkList(management, { tournamentId, listId: phone.listId, opId: hex(), baseVersion: versions.state ?? 0, length: 0 })
}

/** A table of five goes on with somebody else in the place of a player who had to leave. */
export const sceneOfFive: TableScene = { games: 8, then: async (stage) => {
  await takeSeat(stage)
  await playList(stage.phone, 17, stage.pace)
} }

/** One after the other, for the tables of four in the order of their numbers; null = the table keeps paper. */
export const scenesOfFour: readonly (TableScene | null)[] = [
  { games: 17 },
  { games: 12 },
  { games: 16, then: async ({ phone }) => {
    const { next } = await phone.see()
    await phone.send('claim-raised', { claimId: hex(), place: next.place, claimant: 1, offenders: [3], partiesClear: false })
  } },
  null,
  { games: 16, then: async ({ phone }) => {
    const { next } = await phone.see()
    await phone.send('penalty-awarded', { penaltyId: hex(), place: next.place, severity: 'minor', kind: 'normal', offender: 2, soloist: null, couldDisadvantageSoloist: null, opposingCounterCalls: 0 })
  } },
  { games: 17, silent: true },
  { games: 24, then: ({ phone }) => handIn(phone) },
  { games: 24, then: check },
  { games: 24, then: ({ phone }) => confirmAll(phone, 2) },
  { games: 15, then: async ({ tournamentId, referee, phone }) => {
    await grantExtraTime(referee, { tournamentId, actId: hex(), listIds: [phone.listId], minutes: 10, reason: 'Karten nachgezählt' })
  } },
  { games: 16, then: correctTwice },
  { games: 9, then: async ({ tournamentId, referee, phone }) => {
    await leaveTable(referee, tournamentId, { way: 'freeze', actId: hex(), listId: phone.listId, position: null, reason: 'Zwei Spieler mussten abreisen', staysAway: false })
  } },
]
