import { read } from '@/lib/db/read'
import { foundBy } from '@/lib/i18n/found-by'

/** A tournament in the list that anybody sees. */
export interface ListedTournament {
  readonly slug: string
  readonly name: string
  readonly place: string
  /** YYYY-MM-DD */
  readonly day: string
  readonly archived: boolean
}

/** At most so many are shown at once; a search finds the others. */
const shown = 50

/** The tournaments in whose name, place or day every typed word is found: those at hand first, the archived ones after them, the latest day first. */
export async function listPublicTournaments(typed = ''): Promise<{ readonly tournaments: readonly ListedTournament[]; readonly found: number; readonly all: number }> {
  const all = await read((reader) => reader.tournament.findMany({ select: { slug: true, name: true, place: true, day: true, archivedAt: true }, orderBy: [{ day: 'desc' }, { createdAt: 'desc' }] }))
  const found = all.filter(({ name, place, day }) => foundBy(typed, `${name} ${place} ${day}`)).map(({ archivedAt, ...tournament }) => ({ ...tournament, archived: archivedAt !== null }))
  const ordered = [...found.filter(({ archived }) => !archived), ...found.filter(({ archived }) => archived)]
  return { tournaments: ordered.slice(0, shown), found: found.length, all: all.length }
}
