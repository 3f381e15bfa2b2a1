import { read } from '@/lib/db/read'
import type { Stream } from '@/tests/support/endure/stream'
import { streamProblems } from '@/tests/support/endure/stream-problems'

/** What the database lacks of what was acknowledged to these tables, or has twice. */
export async function storedProblems(streams: readonly Stream[]): Promise<readonly string[]> {
  const rows = await read((reader) => reader.listOperation.findMany({ where: { kind: { not: 'device-changed' } }, orderBy: { place: 'asc' }, select: { listId: true, opId: true } }))
  return streams.flatMap((each) => streamProblems(each, rows.filter(({ listId }) => listId === each.listId).map(({ opId }) => opId)))
}
