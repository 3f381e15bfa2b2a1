import { getTranslations } from 'next-intl/server'
import type { DeskStep } from '@/components/desk/desk-nav'
import { may } from '@/lib/auth/may'
import type { Viewer } from '@/lib/auth/viewer'
import type { DeskFigures } from '@/lib/tournament/tournaments/desk-figures'

/** The steps of one tournament in order, each with its figure; only those that the viewer may see. The round shown is the one that is played now or was played last; `waiting` = how much waits for the referee. */
export async function deskSteps(slug: string, { people, rounds }: DeskFigures, viewer: Viewer, waiting: number): Promise<DeskStep[]> {
  const words = await getTranslations('desk')
  const result = await getTranslations('result')
  const base = `/desk/${slug}`
  const openLists = rounds.reduce((sum, each) => sum + each.openLists, 0)
  const drafted = rounds.find(({ state }) => state === 'draft')
  const round = rounds.findLast(({ state }) => state !== 'draft')
  return [
    { href: `${base}/people`, label: words('step.people'), figure: String(people) },
    ...(may.seeDraw(viewer) ? [{ href: `${base}/draw`, label: words('step.draw'), ...(drafted && { figure: words('drafted', { number: String(drafted.number) }) }) }] : []),
    { href: `${base}/round/${round?.number ?? 1}`, label: words('step.round', { number: String(round?.number ?? 1) }), figure: round ? words(`roundState.${round.state}`) : '–' },
    { href: `${base}/lists`, label: words('step.lists'), ...(round && round.state !== 'published' && { figure: result('lists', { count: openLists }) }) },
    ...(may.seePenalties(viewer) ? [{ href: `/referee/${slug}`, label: words('step.referee'), ...(waiting > 0 && { figure: String(waiting) }) }] : []),
    { href: `${base}/results`, label: words('step.results') },
    ...(may.print(viewer) || may.seePenalties(viewer) ? [{ href: `${base}/print`, label: words('step.print') }] : []),
    ...(may.editTournament(viewer) ? [{ href: `${base}/settings`, label: words('step.settings') }] : []),
  ]
}
