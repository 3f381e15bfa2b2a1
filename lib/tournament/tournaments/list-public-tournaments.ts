import { read } from '@/lib/db/read'

/** A tournament in the list that anybody sees. */
export interface ListedTournament {
  readonly slug: string
  readonly name: string
  readonly place: string
  /** YYYY-MM-DD */
  readonly day: string
}

/** Every tournament, the latest day first. */
export async function listPublicTournaments(): Promise<readonly ListedTournament[]> {
  return read((reader) => reader.tournament.findMany({ select: { slug: true, name: true, place: true, day: true }, orderBy: [{ day: 'desc' }, { createdAt: 'desc' }], take: 100 }))
}
