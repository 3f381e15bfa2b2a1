import { read } from '@/lib/db/read'
import { foldList } from '@/lib/rules/list/fold-list'
import { canonicalText } from '@/lib/tournament/lists/canonical-text'
import { loadList } from '@/lib/tournament/lists/load-list'
import type { NodePhone } from '@/tests/support/endure/phones-in-node'
import { scoresOf } from '@/tests/support/endure/scores-of'

/** In what the stored list of a phone is not what was typed on it: an entry that is lost, doubled, changed or out of order, one that is not through, or other scores than those it showed. */
export async function listOfPhoneProblems(phone: NodePhone, listId: string, shown: string): Promise<readonly string[]> {
  const loaded = await read((reader) => loadList(reader, listId))
  if (!loaded) return ['the list is gone']
  const log = loaded.operations.filter(({ kind }) => kind !== 'device-changed').map(({ opId, kind, payload }) => canonicalText({ opId, kind, payload }))
  const own = phone.state().entries.toSorted((one, other) => one.seq - other.seq)
  return [
    ...own.flatMap(({ seq, operation: { opId, kind, payload } }, index) => (canonicalText({ opId, kind, payload }) === log[index] ? [] : [`entry ${seq} (${kind}) is not in its place in the log`])),
    ...log.slice(own.length).map((row) => `${row} is one more than was typed`),
    ...own.flatMap(({ seq, state }) => (state === 'stored' ? [] : [`entry ${seq} is ${state}`])),
    ...(scoresOf(foldList(loaded.head, loaded.operations)) === shown ? [] : ['other scores than the phone showed']),
  ]
}
