'use client'

import { TriangleAlert } from 'lucide-react'
import { useViolationWords } from '@/components/violations/use-violation-words'
import type { ViolationNames } from '@/components/violations/violation-values'
import type { Violation } from '@/lib/rules/violation'
import type { ViolationCode } from '@/lib/rules/violation-code'

type ViolationNoticeProps = { title?: string; violations: readonly Violation<ViolationCode>[]; names?: Partial<ViolationNames> }

/** All that is wrong, each with its paragraph and what helps. */
export function ViolationNotice({ title, violations, names }: ViolationNoticeProps) {
  const words = useViolationWords(names)
  return (
    <div role="alert" className="flex gap-3 rounded-card bg-red-soft px-3.5 py-3">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-red" />
      <div className="min-w-0">
        {title !== undefined && <p className="font-bold text-red">{title}</p>}
        {violations.map((violation, index) => (
          <p key={`${violation.code} ${index}`} className="mt-1 first:mt-0">
            {words(violation)} <span className="text-[0.8125rem] whitespace-nowrap text-ink-2">TSR {violation.tsr}</span>
          </p>
        ))}
      </div>
    </div>
  )
}
