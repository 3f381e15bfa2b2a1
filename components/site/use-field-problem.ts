'use client'

import { useTranslations } from 'next-intl'
import type { JsonAnswer } from '@/components/site/send-json'
import type { german } from '@/lib/i18n/messages/german'

type ProblemCode = keyof typeof german.fieldProblem

/** What is wrong with one field of a form, in words, or nothing. A code without words of its own still says that the field is wrong. */
export function useFieldProblem(answer: JsonAnswer<unknown> | null): (field: string) => string | undefined {
  const words = useTranslations('fieldProblem')
  return (field) => {
    const code = answer?.done === false ? answer.params.fields?.[field] : undefined
    if (code === undefined) return undefined
    return words(words.has(code as ProblemCode) ? (code as ProblemCode) : 'invalid')
  }
}
