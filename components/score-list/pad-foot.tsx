'use client'

import { useTranslations } from 'next-intl'
import { ClaimButton } from '@/components/score-list/claim-button'
import type { ListView } from '@/components/score-list/list-view'
import { UndoButton } from '@/components/score-list/undo-button'
import { LightButton } from '@/components/score-list/light-button'

type PadFootProps = { view: ListView; correcting: boolean; typing: boolean; onTyping: (typing: boolean) => void; onCalculate: (() => void) | null; onCancel: () => void; onClaim: () => void }

/** What is needed less often than the keys. */
export function PadFoot({ view, correcting, typing, onTyping, onCalculate, onCancel, onClaim }: PadFootProps) {
  const t = useTranslations('pad')
  return (
    <div className="mt-2 flex gap-1.5 *:grow">
      {correcting ? (
        <LightButton room="narrow" className="min-w-0 text-[0.8125rem] text-ink-2 min-[400px]:text-sm" onClick={onCancel}>
          {t('cancel')}
        </LightButton>
      ) : (
        <UndoButton view={view} isNarrow />
      )}
      <LightButton aria-label={typing ? t('quick') : t('typedLong')} room="narrow" className="min-w-0 text-[0.8125rem] text-ink-2 min-[400px]:text-sm" onClick={() => onTyping(!typing)}>
        {t(typing ? 'quick' : 'typed')}
      </LightButton>
      <LightButton aria-haspopup="dialog" room="narrow" className="min-w-0 text-[0.8125rem] text-ink-2 min-[400px]:text-sm" disabled={onCalculate === null} onClick={() => onCalculate?.()}>
        {t('calculator')}
      </LightButton>
      <ClaimButton onClaim={onClaim} isNarrow />
    </div>
  )
}
