import { read } from '@/lib/db/read'
import type { LastSettings } from './last-settings'

export type SettingsToCopy = LastSettings & { readonly slug: string; readonly name: string; readonly people: number }

/** What an older tournament of the account's own management can hand on to a new one, or null. */
export async function settingsToCopy(slug: string, accountId: string): Promise<SettingsToCopy | null> {
  const found = await read((reader) =>
    reader.tournament.findFirst({
      where: { slug, roles: { some: { accountId, role: 'management' } } },
      select: { slug: true, name: true, place: true, kind: true, plannedRounds: true, tieRule: true, _count: { select: { participants: { where: { withdrawnAt: null } } } } },
    }),
  )
  if (!found) return null
  const { _count, ...settings } = found
  return { ...settings, people: _count.participants }
}
