import { write } from '@/lib/db/write'
import { currentEdition } from '@/lib/rules/edition'
import { hexId } from './build-tournament'

export interface BuiltField {
  readonly tournamentId: string
  readonly slug: string
  readonly people: readonly string[]
}

interface Field {
  readonly people?: number
  readonly kind?: 'club' | 'official'
  readonly rounds?: number
  /** Of the first people, as many as here, the name may be shown. */
  readonly consenting?: number
}

/** A tournament whose people have all been checked in, and no round yet. */
export async function buildField({ people = 9, kind = 'club', rounds = 2, consenting = 0 }: Field = {}): Promise<BuiltField> {
  return write(async (transaction) => {
    await transaction.instance.upsert({ where: { id: 1 }, create: { id: 1, epoch: hexId() }, update: {} })
    const account = await transaction.account.create({ data: { email: `${hexId()}@example.org`, name: 'Sample', passwordHash: 'none' } })
    const tournament = await transaction.tournament.create({
      data: { slug: `field-${hexId().slice(0, 8)}`, name: 'Field', place: 'Verden', day: '2026-11-29', kind, plannedRounds: rounds, tieRule: 'shared', edition: currentEdition, createdById: account.id },
    })
    const ids: string[] = []
    for (let startNumber = 1; startNumber <= people; startNumber++) {
      const consent = startNumber <= consenting ? ('full' as const) : ('notAsked' as const)
      const { id } = await transaction.participant.create({
        data: { tournamentId: tournament.id, startNumber, name: `Person ${startNumber}`, club: startNumber % 2 ? 'OL Fuchs' : '', categories: [], consent, checkedInAt: new Date() },
      })
      ids.push(id)
    }
    return { tournamentId: tournament.id, slug: tournament.slug, people: ids }
  })
}
