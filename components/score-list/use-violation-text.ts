'use client'

import { useTranslations } from 'next-intl'
import { useViolationWords } from '@/components/violations/use-violation-words'
import type { Position } from '@/lib/rules/table/table-size'
import type { Violation } from '@/lib/rules/violation'
import type { ViolationCode } from '@/lib/rules/violation-code'

/** What is wrong, in words, whoever found it: the rules on this device, or a server that may know more codes than this page. */
export function useViolationText(nameOf: (position: Position) => string): (violation: Violation) => string {
  const known = useTranslations('violations.codes')
  const refusals = useTranslations('list.refusals')
  const t = useTranslations('list.problems')
  const say = useViolationWords({ ofPosition: (position) => nameOf(position as Position) })
  return (violation) => {
    // Codes of the server are plain texts; each is looked up before it is taken as one that is known.
    if (known.has(violation.code as ViolationCode)) return say(violation as Violation<ViolationCode>)
    const code = violation.code as Parameters<typeof refusals.has>[0]
    return refusals.has(code) ? refusals(code) : t('otherReason', { code: violation.code })
  }
}
