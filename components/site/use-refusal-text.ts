'use client'

import { useTranslations } from 'next-intl'
import type { RefusedAnswer } from '@/components/site/send-json'
import type { german } from '@/lib/i18n/messages/german'

type RefusalCode = keyof typeof german.refusal

/** The sentence for what was refused. A code that this page does not know yet is an ordinary failure. */
export function useRefusalText(): (refused: Pick<RefusedAnswer, 'code' | 'params'>) => string {
  const words = useTranslations('refusal')
  // The type of the words asks for the values of all codes at once; a refusal brings those of its own.
  const say = words as unknown as (code: RefusalCode, values: Record<string, string | number>) => string
  return ({ code, params }) => {
    const known = words.has(code as RefusalCode) ? (code as RefusalCode) : 'failed'
    return say(known, Object.fromEntries(Object.entries(params).filter((entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number')))
  }
}
