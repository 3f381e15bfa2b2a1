'use client'

import { useTranslations } from 'next-intl'
import type { RefusedAnswer } from '@/components/site/send-json'
import type { german } from '@/lib/i18n/messages/german'

type RefusalCode = keyof typeof german.refusal

/** The sentence for what was refused. A code that this page does not know yet is an ordinary failure. */
export function useRefusalText(): (refused: Pick<RefusedAnswer, 'code' | 'params'>) => string {
  const words = useTranslations('refusal')
  return ({ code, params }) => {
    const known = words.has(code as RefusalCode) ? (code as RefusalCode) : 'failed'
    return words(known, { seconds: Number(params['seconds'] ?? 0) })
  }
}
