import { read } from '@/lib/db/read'

interface Person {
  readonly accountId: string
  readonly name: string
}

/** Who may release, end and strike for the referee. */
export interface DelegationView {
  readonly delegate: (Person & { readonly namedBy: string }) | null
  /** Of the staff, those who could be named, by name. */
  readonly candidates: readonly Person[]
}

/** The delegation that stands: whoever has no role any more is no delegate, and whoever is no referee any more has none. */
export async function delegationView(tournamentId: string): Promise<DelegationView> {
  return read(async (reader) => {
    const staff = await reader.account.findMany({
      where: { roles: { some: { tournamentId } } },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
      select: { id: true, name: true, roles: { where: { tournamentId }, select: { role: true } } },
    })
    const isReferee = ({ roles }: (typeof staff)[number]) => roles.some(({ role }) => role === 'referee')
    const candidates = staff.filter((person) => !isReferee(person)).map(({ id, name }) => ({ accountId: id, name }))
    const stored = await reader.delegation.findUnique({ where: { tournamentId } })
    const delegate = candidates.find(({ accountId }) => accountId === stored?.accountId)
    const namedBy = staff.filter(isReferee).find(({ id }) => id === stored?.namedById)
    return { delegate: delegate && namedBy ? { ...delegate, namedBy: namedBy.name } : null, candidates }
  })
}
