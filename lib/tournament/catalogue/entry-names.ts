import { entryWords } from '@/lib/i18n/entry-words'
import { tournamentCatalogue } from './tournament-catalogue'

/** What each entry of the catalogue is called, by its id, in the organiser's words or in those of the reader's language. */
export async function entryNames(tournamentId: string, entries: Readonly<Record<string, string>>): Promise<ReadonlyMap<string, string>> {
  return new Map((await tournamentCatalogue(tournamentId)).map((item) => [item.id, entryWords(item, entries)]))
}
