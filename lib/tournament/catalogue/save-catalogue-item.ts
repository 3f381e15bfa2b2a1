import { write } from '@/lib/db/write'
import { Refusal } from '@/lib/errors/refusal'
import { checkCatalogueEntry } from '@/lib/rules/penalty/check-catalogue-entry'
import type { CatalogueItem } from '@/lib/schema/catalogue-item'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'
import { canonicalText } from '@/lib/tournament/lists/canonical-text'
import { ring } from '@/lib/tournament/tournaments/ring'
import { defaultCatalogue } from './default-catalogue'
import { readCatalogue } from './read-catalogue'

/** More than anybody can choose from on a phone. */
const most = 60

/** Puts one entry into the catalogue or in place of the one with its id; the others stay as they are, whoever changes them meanwhile; put there again, it changes nothing (TSR 9.7.3). */
export async function saveCatalogueItem(tournamentId: string, item: CatalogueItem, actor: string): Promise<void> {
  const [violation] = checkCatalogueEntry(item)
  if (violation) throw new Refusal('list-refused', { ...violation.params, rule: violation.code, tsr: violation.tsr })
  await write(async (transaction) => {
    // First of all, since it locks the tournament: of two entries at once the second finds the first.
    await ring(transaction, tournamentId)
    const before = await readCatalogue(transaction, tournamentId)
    const stands = before.find(({ id }) => id === item.id)
    if (stands && canonicalText(stands) === canonicalText(item)) return
    const isKnown = stands !== undefined
    const hasOwnWords = item.words !== null || defaultCatalogue.some(({ id, kind }) => id === item.id && kind === item.kind)
    if (!hasOwnWords || (!isKnown && before.length >= most)) throw new Refusal('input-invalid')
    if (before.some(({ id, kind }) => id === item.id && kind !== item.kind)) throw new Refusal('id-used-otherwise')
    const catalogue = isKnown ? before.map((entry) => (entry.id === item.id ? item : entry)) : [...before, item]
    await transaction.tournament.update({ where: { id: tournamentId }, data: { catalogue: [...catalogue] } })
    await leaveTrace(transaction, { tournamentId, actor, action: 'catalogue-changed', params: { entry: item.id } })
  })
}
