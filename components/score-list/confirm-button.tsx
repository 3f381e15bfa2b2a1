'use client'

import { CircleCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ListView } from '@/components/score-list/list-view'
import { LightButton } from '@/components/score-list/light-button'
import type { ConfirmationState } from '@/lib/rules/list/confirmation-states'

const words = { missing: 'confirm', outdated: 'outdated', objected: 'objected', confirmed: 'confirmed' } as const satisfies Record<ConfirmationState['state'], string>

export function ConfirmButton({ view: { phone, nameOf }, confirmation: { position, state } }: { view: ListView; confirmation: ConfirmationState }) {
  const t = useTranslations('list.closing')
  const isConfirmed = state === 'confirmed'
  return (
    <LightButton
      disabled={isConfirmed}
      focusableWhenDisabled
      className="min-w-0 justify-start text-left leading-tight"
      onClick={() => void phone.save({ kind: 'list-confirmed', payload: { position } })}
    >
      <CircleCheck aria-hidden className={isConfirmed ? 'size-5 shrink-0 text-green' : 'size-5 shrink-0 text-line-2'} />
      <span className="min-w-0 wrap-anywhere hyphens-auto">{t(words[state], { name: nameOf(position) })}</span>
    </LightButton>
  )
}
