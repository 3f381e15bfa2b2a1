import { read } from '@/lib/db/read'
import type { PersonToExport } from '@/lib/export/people-table'

/** Everybody who ever had a start number here, in that order; private fields only for those who may know them. */
export async function peopleToExport(tournamentId: string, withPrivate: boolean): Promise<PersonToExport[]> {
  const people = await read((reader) => reader.participant.findMany({ where: { tournamentId }, orderBy: { startNumber: 'asc' } }))
  return people.map(({ startNumber, name, club, categories, checkedInAt, withdrawnAt, memberNumber, consent }) => ({
    ...{ startNumber, name, club },
    categories: Array.isArray(categories) ? categories.map(String) : [],
    present: checkedInAt !== null && withdrawnAt === null,
    withdrawn: withdrawnAt !== null,
    private: withPrivate ? { memberNumber, consent } : null,
  }))
}
