'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { newOperationId } from '@/components/lists/new-operation-id'
import { useDeskAct } from '@/components/round/use-desk-act'
import { Button } from '@/components/ui/button'
import { RefusalText } from '@/components/ui/refusal-text'
import { formatPoints } from '@/lib/i18n/format-points'
import type { GamePayload } from '@/lib/rules/list/game-payload'

export interface Difference {
  readonly place: number
  readonly gameNo: number
  readonly first: GamePayload | null
  readonly second: GamePayload | null
  readonly decidedBy: string | null
  readonly version: number
}

type DifferenceTableProps = { slug: string; entryId: string; differences: readonly Difference[] }

/** Games that two people read differently, both values side by side; for each, one of them holds. */
export function DifferenceTable({ slug, entryId, differences }: DifferenceTableProps) {
  const t = useTranslations('paper.second')
  const kinds = useTranslations('paper.second.kinds')
  const { busy, refusal, act } = useDeskAct(slug, 'lists/second/decide')
  const [ids] = useState(() => new Map<string, string>())
  const decide = (difference: Difference, take: 'first' | 'second') => {
    const { place, version } = difference
    const key = `${place} ${version} ${take}`
    // A second click on the same choice is the same act.
    const opId = ids.get(key) ?? newOperationId()
    ids.set(key, opId)
    void act({ entryId, place, take, opId, baseVersion: version })
  }
  const shown = (game: GamePayload | null) =>
    game === null ? (
      <span className="text-ink-2">{t('missing')}</span>
    ) : (
      <>
        <span className="font-semibold whitespace-nowrap tabular-nums">{game.points.map((value) => (value === null ? '–' : formatPoints(value))).join('  ')}</span>
        <span className="block text-[0.8125rem] text-ink-2">{kinds(game.kind, { position: String(game.soloist ?? '') })}</span>
      </>
    )
  return (
    <>
      <RefusalText className="mt-2">{refusal}</RefusalText>
      <ul className="mt-3 flex flex-col divide-y divide-line border-y border-line">
        {differences.map((difference) => (
          <li key={difference.place} className="grid items-center gap-x-4 gap-y-2 py-2.5 sm:grid-cols-[5rem_1fr_1fr]">
            <b className="tabular-nums">{t('game', { game: String(difference.gameNo) })}</b>
            {(['first', 'second'] as const).map((side) => (
              <div key={side} className="flex flex-wrap items-center justify-between gap-2">
                <p className="min-w-0">
                  <span className="block text-[0.8125rem] text-ink-2">{t(side)}</span>
                  {shown(difference[side])}
                </p>
                {difference.decidedBy === null ? (
                  <Button disabled={busy} focusableWhenDisabled aria-label={t('holdsLabel', { which: t(side), game: String(difference.gameNo) })} onClick={() => decide(difference, side)}>
                    {t('holds')}
                  </Button>
                ) : (
                  side === 'first' && <span className="text-[0.8125rem] font-semibold text-green">{t('decided', { who: difference.decidedBy })}</span>
                )}
              </div>
            ))}
          </li>
        ))}
      </ul>
    </>
  )
}
