import { Check, Hourglass } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Pill } from '@/components/ui/pill'

/** Whether a ranking is official or provisional, by colour, sign and word. */
export function StandingsState({ official }: { official: boolean }) {
  const words = useTranslations('standings')
  const Icon = official ? Check : Hourglass
  return (
    <Pill tone={official ? 'good' : 'warn'} icon={<Icon aria-hidden className="size-4" />}>
      {official ? words('official') : words('provisional')}
    </Pill>
  )
}
