import { useTranslations } from 'next-intl'
import type { CopyProblem } from '@/lib/start/copies/copy-problem.js'

/** Tells everybody at the desk that there is no fresh safety copy, and what helps. */
export function CopyFailed({ problem }: { problem: CopyProblem }) {
  const words = useTranslations('copies.failed')
  return (
    <div role="alert" className="mb-5 rounded-card border border-red bg-card px-4 py-3">
      <p className="font-semibold text-red">
        <span aria-hidden="true">⚠ </span>
        {words('title')}
      </p>
      <p className="max-w-prose text-ink-2">{words(problem)}</p>
    </div>
  )
}
