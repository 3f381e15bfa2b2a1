import { read } from '@/lib/db/read'

/** One participant in a list to choose from. */
export interface PersonToChoose {
  readonly id: string
  readonly name: string
  readonly startNumber: number
}

/** Everybody who takes part, by start number; with `leavers` those too who have gone and are still ranked. */
export async function peopleToChoose(tournamentId: string, { leavers = false }: { readonly leavers?: boolean } = {}): Promise<PersonToChoose[]> {
  return read((reader) => reader.participant.findMany({ where: { tournamentId, ...(!leavers && { withdrawnAt: null }) }, orderBy: { startNumber: 'asc' }, select: { id: true, name: true, startNumber: true } }))
}
