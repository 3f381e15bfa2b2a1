import { read } from '@/lib/db/read'

/** One participant in a list to choose from. */
export interface PersonToChoose {
  readonly id: string
  readonly name: string
  readonly startNumber: number
}

/** Everybody who takes part, by start number. */
export async function peopleToChoose(tournamentId: string): Promise<PersonToChoose[]> {
  return read((reader) => reader.participant.findMany({ where: { tournamentId, withdrawnAt: null }, orderBy: { startNumber: 'asc' }, select: { id: true, name: true, startNumber: true } }))
}
