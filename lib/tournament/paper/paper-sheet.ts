import { read } from '@/lib/db/read'
import { Refusal } from '@/lib/errors/refusal'
import { foldList } from '@/lib/rules/list/fold-list'
import { givenOperations, type GivenOperation } from '@/lib/rules/list/given-operations'
import type { ListHead } from '@/lib/rules/list/list-head'
import type { Operation } from '@/lib/rules/list/operation'
import { listOfTournament } from '@/lib/tournament/lists/list-of-tournament'
import { secondDifferences, type SecondDifference } from './second-differences'
import { secondOperations } from './second-operations'
import { standingSecond } from './standing-second'

export interface SecondView {
  readonly entryId: string
  readonly typedBy: string
  /** Whoever looks types it. */
  readonly isOwn: boolean
  readonly isDone: boolean
  readonly games: number
  /** Empty until it is finished: whoever types it sees nothing of the first. */
  readonly differences: readonly (Omit<SecondDifference, 'texts'> & { readonly version: number })[]
}

export interface PhotoView {
  readonly photoId: string
  readonly width: number
  readonly height: number
  readonly addedAt: string
  readonly addedBy: string
}

/** A list as it is typed from paper. */
export interface PaperSheet {
  readonly listId: string
  readonly tableNumber: number
  readonly roundNumber: number
  readonly roundState: string
  readonly head: ListHead
  readonly operations: readonly Operation[]
  /** Of everybody who sits or sat at the table, by id. */
  readonly names: Readonly<Record<string, string>>
  readonly second: SecondView | null
  /** Somebody else typed the games, so whoever looks may enter them a second time. */
  readonly mayStartSecond: boolean
  readonly photos: readonly PhotoView[]
  /** For the second entry: what it is given of the list, and its own rows. */
  readonly blind: { readonly given: readonly GivenOperation[]; readonly own: readonly Operation[] } | null
}

/** The list of a table with everything that its page for paper needs, for one of the staff. */
export async function paperSheet(tournamentId: string, tableId: string, actor: string): Promise<PaperSheet> {
  const stored = await read((reader) => reader.list.findUnique({ where: { tableId }, include: { photos: { where: { removedAt: null }, orderBy: { addedAt: 'asc' } } } }))
  if (stored === null) throw new Refusal('not-found')
  const loaded = await listOfTournament(tournamentId, stored.id)
  const { head, operations, list, table, round } = loaded
  const second = await standingSecond(stored.id)
  const ids = [...new Set([...head.seats, ...list.people.map(({ person }) => person), ...list.seats.filter((person) => person !== null)])]
  const accountIds = [...(second ? [second.accountId, ...second.decisions.map(({ decidedBy }) => decidedBy)] : []), ...stored.photos.map(({ addedBy }) => addedBy)].map((actorOrId) => actorOrId.replace('account:', ''))
  const [people, accounts] = await read((reader) => Promise.all([reader.participant.findMany({ where: { id: { in: ids } } }), reader.account.findMany({ where: { id: { in: accountIds } } })]))
  const nameOf = (who: string) => accounts.find(({ id }) => id === who.replace('account:', ''))?.name ?? ''
  const typesGames = operations.some(({ kind, by }) => by === actor && (kind === 'game-entered' || kind === 'game-corrected'))
  const own = second ? secondOperations(second) : []
  return {
    ...{ listId: stored.id, tableNumber: table.number, roundNumber: round.number, roundState: round.state, head, operations },
    names: Object.fromEntries(people.map(({ id, name }) => [id, name])),
    second: second && {
      ...{ entryId: second.id, typedBy: nameOf(second.accountId), isOwn: actor === `account:${second.accountId}`, isDone: second.doneAt !== null },
      games: foldList(head, own).rows.length,
      differences: second.doneAt === null ? [] : secondDifferences(loaded, second).map(({ place, gameNo, first, second: other, decidedBy }) => ({ place, gameNo, first, second: other, decidedBy: decidedBy && nameOf(decidedBy), version: list.versions[`game:${place}`] ?? 0 })),
    },
    mayStartSecond: second === null && !typesGames && list.submitted === null && list.checked === null && !list.totalsOnly,
    photos: stored.photos.map(({ id, width, height, addedAt, addedBy }) => ({ photoId: id, width, height, addedAt: addedAt.toISOString(), addedBy: nameOf(addedBy) })),
    blind: second?.doneAt === null && actor === `account:${second.accountId}` ? { given: givenOperations(operations), own } : null,
  }
}
