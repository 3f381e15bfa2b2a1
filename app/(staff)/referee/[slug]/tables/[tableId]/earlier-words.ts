import { getTranslations } from 'next-intl/server'
import type { EarlierPenalty } from '@/lib/tournament/penalties/earlier-penalties'

/** Says what somebody was decided against before, or that there was nothing. */
export async function earlierWords(): Promise<(earlier: readonly EarlierPenalty[]) => string> {
  const words = await getTranslations('referee')
  return (earlier) => {
    if (earlier.length === 0) return words('earlierNone')
    const list = earlier.map(({ what, round }) => words('earlierOne', { what: words(`what.${what}`), round: String(round) })).join('; ')
    return words('earlier', { count: earlier.length, list })
  }
}
