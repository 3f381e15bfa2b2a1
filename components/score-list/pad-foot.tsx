'use client'

import { useTranslations } from 'next-intl'
import type { ListView } from '@/components/score-list/list-view'
import { UndoButton } from '@/components/score-list/undo-button'
import { LightButton } from '@/components/score-list/light-button'

type PadFootProps = { view: ListView; correcting: boolean; typing: boolean; onTyping: (typing: boolean) => void; onCalculate: (() => void) | null; onCancel: () => void }

/** What is needed less often than the keys. */
export function PadFoot({ view, correcting, typing, onTyping, onCalculate, onCancel }: PadFootProps) {
  const t = useTranslations('pad')
  return (
    <div className="mt-2 grid auto-cols-fr grid-flow-col gap-1.5">
      {correcting ? (
        <LightButton room="narrow" className="min-w-0 text-sm text-ink-2" onClick={onCancel}>
          {t('cancel')}
        </LightButton>
      ) : (
        <UndoButton view={view} />
      )}
      <LightButton aria-label={typing ? t('quick') : t('typedLong')} room="narrow" className="min-w-0 text-sm text-ink-2" onClick={() => onTyping(!typing)}>
        {t(typing ? 'quick' : 'typed')}
      </LightButton>
      <LightButton aria-haspopup="dialog" room="narrow" className="min-w-0 text-sm text-ink-2" disabled={onCalculate === null} onClick={() => onCalculate?.()}>
        {t('calculator')}
      </LightButton>
    </div>
  )
}
