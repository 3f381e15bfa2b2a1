'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { TakeBackButton } from '@/components/tournament/take-back-button'
import { TournamentRows, type TournamentRow } from '@/components/tournament/tournament-rows'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { TextField } from '@/components/ui/text-field'
import { foundBy } from '@/lib/i18n/found-by'

/** Up to so many are seen at a glance. */
const atAGlance = 6

/** Own tournaments to go on with, those put away below them, or the way to the first one. */
export function TournamentList({ tournaments }: { tournaments: readonly TournamentRow[] }) {
  const words = useTranslations('tournament')
  const several = useTranslations('tournaments')
  const [typed, setTyped] = useState('')
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
  const found = tournaments.filter(({ name, line }) => foundBy(typed, `${name} ${line}`))
  const here = found.filter(({ archived }) => !archived)
  const away = found.filter(({ archived }) => archived)
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        {tournaments.length > atAGlance && (
          <div className="min-w-56 grow sm:max-w-xs">
            <TextField label={several('search')} hint={several('searchHint')} type="search" autoComplete="off" value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
          </div>
        )}
        {create}
      </div>
      {found.length === 0 && <p role="status">{several('noneFound', { typed })}</p>}
      {here.length > 0 && <TournamentRows rows={here} />}
      {away.length > 0 && (
        <details open={typed !== '' || here.length === 0}>
          <summary className="mb-2 min-h-11 cursor-pointer content-center font-semibold">{several('archivedCount', { count: String(away.length) })}</summary>
          <TournamentRows
            rows={away}
            action={({ slug, name, manages }) =>
              manages && (
                <div className="ml-auto px-4 pb-2.5 sm:py-2.5 sm:pl-0">
                  <TakeBackButton slug={slug} name={name} />
                </div>
              )
            }
          />
        </details>
      )}
    </div>
  )
}
