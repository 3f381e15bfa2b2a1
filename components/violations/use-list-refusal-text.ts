'use client'

import { useTranslations } from 'next-intl'
import type { RefusedAnswer } from '@/components/site/send-json'
import { useRefusalText } from '@/components/site/use-refusal-text'
import { useViolationWords } from '@/components/violations/use-violation-words'
import type { ViolationCode } from '@/lib/rules/violation-code'

/** The sentence for what was refused; where a list refused it, why in plain words, and at which table. */
export function useListRefusalText(): (refused: Pick<RefusedAnswer, 'code' | 'params'>) => string {
  const refusalText = useRefusalText()
  const violationText = useViolationWords()
  const known = useTranslations('violations.codes')
  const words = useTranslations('board')
  return ({ code, params }) => {
    const { rule, table, ...rest } = params
    const isKnown = code === 'list-refused' && typeof rule === 'string' && known.has(rule as ViolationCode)
    if (!isKnown) return refusalText({ code, params })
    // The server gives a violation's own values, numbers and short texts, beside its code.
    const said = violationText({ code: rule as ViolationCode, tsr: '', params: rest as Record<string, number | string> })
    return typeof table === 'number' ? words('atTable', { table: String(table), text: said }) : said
  }
}
