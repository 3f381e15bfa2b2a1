import { PencilLine } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Pill } from '@/components/ui/pill'
import { hallTime } from '@/lib/i18n/hall-time'

/** That standings which were final once were put right since, and when. */
export function CorrectedPill({ at }: { at: string | null }) {
  const words = useTranslations('result')
  if (at === null) return null
  return (
    <Pill tone="info" icon={<PencilLine aria-hidden className="size-4" />}>
      {words('corrected', { time: hallTime(at) })}
    </Pill>
  )
}
