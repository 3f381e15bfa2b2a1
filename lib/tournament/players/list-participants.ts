import { read } from '@/lib/db/read'
import type { DeskParticipant } from './desk-participant'

/** Everybody who takes part, in the order of start numbers. */
export async function listParticipants(tournamentId: string): Promise<DeskParticipant[]> {
  const people = await read((reader) =>
    reader.participant.findMany({
      where: { tournamentId, withdrawnAt: null },
      orderBy: { startNumber: 'asc' },
      select: { id: true, startNumber: true, name: true, club: true, checkedInAt: true, version: true, _count: { select: { seats: true } } },
    }),
  )
  return people.map(({ checkedInAt, _count, ...person }) => ({ ...person, present: checkedInAt !== null, seated: _count.seats > 0 }))
}
