import type { Reader } from '@/lib/db/open-database'
import type { Operation } from '@/lib/rules/list/operation'
import { readCatalogue } from '@/lib/tournament/catalogue/read-catalogue'

export interface RecordNames {
  /** By the person's id. */
  readonly people: Readonly<Record<string, { readonly name: string; readonly startNumber: number; readonly club: string }>>
  /** By actor, of the staff only. */
  readonly authors: Readonly<Record<string, string>>
  /** What an organiser calls entries of the catalogue. */
  readonly reasons: Readonly<Record<string, string>>
}

const prefix = 'account:'

/** Whom the ids in these lists mean: everybody of the tournament, and of the accounts only those who did something here. */
export async function namesInRecord(reader: Reader, tournamentId: string, lists: readonly { readonly operations: readonly Operation[] }[], others: readonly string[] = []): Promise<RecordNames> {
  const actors = [...others, ...lists.flatMap(({ operations }) => operations.flatMap(({ by }) => by ?? []))]
  const ids = [...new Set(actors.flatMap((actor) => (actor.startsWith(prefix) ? [actor.slice(prefix.length)] : [])))]
  const [people, accounts, catalogue] = await Promise.all([
    reader.participant.findMany({ where: { tournamentId }, select: { id: true, name: true, startNumber: true, club: true } }),
    reader.account.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } }),
    readCatalogue(reader, tournamentId),
  ])
  return {
    people: Object.fromEntries(people.map(({ id, ...person }) => [id, person])),
    authors: Object.fromEntries(accounts.map(({ id, name }) => [`${prefix}${id}`, name])),
    reasons: Object.fromEntries(catalogue.flatMap(({ id, words }) => (words === null ? [] : [[id, words]]))),
  }
}
