import { read } from '@/lib/db/read'
import type { DeskParticipant } from './desk-participant'

/** Everybody who takes part or has played and withdrawn, in the order of start numbers; who was taken off the list before playing is gone. */
export async function listParticipants(tournamentId: string): Promise<DeskParticipant[]> {
  const people = await read((reader) =>
    reader.participant.findMany({
      where: { tournamentId },
      orderBy: { startNumber: 'asc' },
      select: { id: true, startNumber: true, name: true, club: true, checkedInAt: true, withdrawnAt: true, consent: true, version: true, _count: { select: { seats: true } } },
    }),
  )
  const takeovers = await read((reader) => reader.listOperation.findMany({ where: { kind: 'seat-taken-over', list: { table: { round: { tournamentId } } } }, select: { payload: true } }))
  const seated = ({ id, _count }: (typeof people)[number]) => _count.seats > 0 || takeovers.some(({ payload }) => payload.includes(id))
  return people
    .filter((person) => person.withdrawnAt === null || seated(person))
    .map((person) => ({ ...pick(person), present: person.checkedInAt !== null && person.withdrawnAt === null, seated: seated(person), withdrawnAt: person.withdrawnAt?.toISOString() ?? null }))
}

const pick = ({ id, startNumber, name, club, consent, version }: Pick<DeskParticipant, 'id' | 'startNumber' | 'name' | 'club' | 'consent' | 'version'>) => ({ id, startNumber, name, club, consent, version })
