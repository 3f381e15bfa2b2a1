'use client'

import { useTranslations } from 'next-intl'
import { LightButton } from '@/components/score-list/light-button'
import { useLaterParts } from '@/components/score-list/use-later-parts'

type ClaimButtonProps = { onClaim: () => void; isNarrow?: boolean }

/** Calls the referee to this table: one tap from wherever the list stands. */
export function ClaimButton({ onClaim, isNarrow = false }: ClaimButtonProps) {
  const t = useTranslations('list.claim')
  const parts = useLaterParts()
  return (
    <LightButton
      aria-label={t('long')}
      aria-haspopup="dialog"
      disabled={parts === null}
      room={isNarrow ? 'narrow' : 'wide'}
      className={isNarrow ? 'min-w-0 text-[0.8125rem] text-ink-2 min-[400px]:text-sm' : 'w-full text-ink-2'}
      onClick={onClaim}
    >
      {t(isNarrow ? 'short' : 'long')}
    </LightButton>
  )
}
