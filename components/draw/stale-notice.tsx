import { TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { hallTime } from '@/lib/i18n/hall-time'

export interface Stale {
  readonly correctedAt: string | null
  readonly ranksChanged: boolean
}

type StaleNoticeProps = {
  stale: Stale
  byStandings: boolean
  /** Only a draft is simply drawn again. */
  isDraft: boolean
}

/** Says that a draw was made on older standings, and what of it still holds. */
export function StaleNotice({ stale: { correctedAt, ranksChanged }, byStandings, isDraft }: StaleNoticeProps) {
  const words = useTranslations('drawMode.stale')
  const sentences = [
    ...(correctedAt === null ? [] : [words('corrected', { time: hallTime(correctedAt) })]),
    ranksChanged ? words('ranks') : byStandings ? words('same') : words('random'),
    ...(ranksChanged ? [isDraft ? words('again') : words('tell')] : []),
  ]
  return (
    <p role={ranksChanged ? 'alert' : 'status'} className={ranksChanged ? 'mb-3 flex gap-2.5 rounded-card bg-gold-soft px-3.5 py-3 font-semibold text-gold' : 'mb-3 flex gap-2.5 rounded-card bg-card px-3.5 py-3 text-ink-2 border border-line'}>
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span>{sentences.join(' ')}</span>
    </p>
  )
}
