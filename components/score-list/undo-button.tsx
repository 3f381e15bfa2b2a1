'use client'

import clsx from 'clsx'
import { Undo2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ListView } from '@/components/score-list/list-view'
import { LightButton } from '@/components/score-list/light-button'

/** Takes the last game back at once; it can be typed again. */
export function UndoButton({ view: { list, phone }, isNarrow = false }: { view: ListView; isNarrow?: boolean }) {
  const t = useTranslations('pad')
  const last = list.rows.at(-1)
  const game = last?.row === 'game' ? last : null
  const undo = () => {
    if (game) void phone.save({ kind: 'game-undone', payload: { place: game.place, undoes: game.stamp.opId } })
  }
  return (
    <LightButton aria-label={t('undoLong')} disabled={game === null} room="narrow" className="min-w-0 text-[0.8125rem] text-ink-2 min-[400px]:text-sm" onClick={undo}>
      <Undo2 aria-hidden className="size-4 shrink-0" />
      <span className={clsx(isNarrow && 'max-[399px]:sr-only')}>{t('undo')}</span>
    </LightButton>
  )
}
