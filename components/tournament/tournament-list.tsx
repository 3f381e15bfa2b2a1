import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'

type TournamentRow = { slug: string; name: string; place: string; day: string; people: number }

/** Own tournaments to go on with, or the way to the first one. */
export function TournamentList({ tournaments }: { tournaments: readonly TournamentRow[] }) {
  const words = useTranslations('tournament')
  const create = (
    <LinkButton href="/desk/new" look="filled">
      {words('new')}
    </LinkButton>
  )
  if (tournaments.length === 0)
    return (
      <EmptyState title={words('none')} text={words('noneText')}>
        {create}
      </EmptyState>
    )
  return (
    <>
      <ul className="mb-5 divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
        {tournaments.map(({ slug, name, place, day, people }) => (
          <li key={slug}>
            <a href={`/desk/${slug}/people`} className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 px-4 py-2.5 -outline-offset-2 hover:bg-paper">
              <span className="font-semibold">{name}</span>
              <span className="text-ink-2">{words('line', { place, day, people })}</span>
            </a>
          </li>
        ))}
      </ul>
      {create}
    </>
  )
}
