import { useTranslations } from 'next-intl'
import { violationValues, type ViolationNames } from '@/components/violations/violation-values'
import type { Violation } from '@/lib/rules/violation'
import type { ViolationCode } from '@/lib/rules/violation-code'

/** Says in plain words what a violation is and what helps; needs the message area `violations`. Without names people are called by position. */
export function useViolationWords(names: Partial<ViolationNames> = {}): (violation: Violation<ViolationCode>) => string {
  const words = useTranslations('violations.codes')
  const t = useTranslations('violations')
  const allNames: ViolationNames = { ofPosition: (position) => t('position', { position: String(position) }), ofCard: (card) => card, ...names }
  // The type of the words asks for the values of all codes at once; a violation brings those of its own, which a test holds.
  const say = words as unknown as (code: ViolationCode, values: Record<string, string | number>) => string
  return (violation) => say(violation.code, violationValues(violation, allNames))
}
