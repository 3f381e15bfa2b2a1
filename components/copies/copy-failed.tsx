import { useTranslations } from 'next-intl'
import { DeskTrouble } from '@/components/desk/desk-trouble'
import type { CopyProblem } from '@/lib/start/copies/copy-problem.js'

/** Tells everybody at the desk that there is no fresh safety copy, and what helps. */
export function CopyFailed({ problem }: { problem: CopyProblem }) {
  const words = useTranslations('copies.failed')
  return (
    <DeskTrouble title={words('title')}>
      {words(problem)}
    </DeskTrouble>
  )
}
