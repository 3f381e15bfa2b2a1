import { read } from '@/lib/db/read'
import { Refusal } from '@/lib/errors/refusal'
import { foldList } from '@/lib/rules/list/fold-list'
import type { ScoreList } from '@/lib/rules/list/score-list'
import { loadList, type LoadedList } from './load-list'

/** A list of this tournament, loaded and folded; one of another tournament, or of a draft, is not found. */
export async function listOfTournament(tournamentId: string, listId: string): Promise<LoadedList & { readonly list: ScoreList }> {
  const loaded = await read((reader) => loadList(reader, listId))
  if (loaded?.tournament.id !== tournamentId || loaded.round.state === 'draft') throw new Refusal('not-found')
  return { ...loaded, list: foldList(loaded.head, loaded.operations) }
}
