'use client'

import { useTranslations } from 'next-intl'
import type { ListView } from '@/components/score-list/list-view'
import { PointsLine } from '@/components/score-list/points-line'
import type { GamePayload } from '@/lib/rules/list/game-payload'
import type { OperationKind } from '@/lib/rules/list/operation'
import type { Position } from '@/lib/rules/table/table-size'

type EntryValueProps = { view: ListView; title: string; by: string; kind: OperationKind | null; payload: unknown }

const gameKinds: ReadonlySet<OperationKind | null> = new Set(['game-entered', 'game-corrected'])

/** One side of a conflict: what it is, whose, from when; a game with its points by name. */
export function EntryValue({ view, title, by, kind, payload }: EntryValueProps) {
  const t = useTranslations('list.problems')
  // The payload belongs to the kind; both come from one operation.
  const game = gameKinds.has(kind) ? (payload as GamePayload) : null
  const { place = 0, position = 1 } = (payload ?? {}) as { place?: number; position?: Position }
  const what = () => {
    if (game) return t('kinds.game', { place: String(game.place) })
    if (kind === 'game-undone') return t('kinds.undo', { place: String(place) })
    if (kind === 'device-changed' || kind === 'keeper-changed') return t('kinds.device')
    if (kind === 'list-confirmed' || kind === 'list-objected') return t('kinds.confirm', { name: view.nameOf(position) })
    if (kind === 'list-submitted') return t('kinds.submit')
    if (kind === 'claim-raised' || kind === 'claim-withdrawn') return t('kinds.claim')
    if (kind === 'penalty-awarded') return t('kinds.award')
    if (kind === 'penalty-challenged') return t('kinds.challenge')
    return kind === null ? t('nothing') : t('kinds.other')
  }
  return (
    <div className="rounded-card border border-line p-3">
      <p className="text-[0.8125rem] text-ink-2">
        <strong className="text-ink">{title}</strong> · {by}
      </p>
      <p className="font-semibold">{what()}</p>
      {game && <PointsLine view={view} game={game} />}
    </div>
  )
}
