import { useTranslations } from 'next-intl'

const keys = ['normal', 'solo', 'lost', 'high', 'points', 'marriage', 'zero', 'dealer', 'penalty', 'strike', 'arrows', 'undo'] as const

/** What can be typed, as examples. */
export function KeyLegend({ gamesOnly }: { gamesOnly: boolean }) {
  const t = useTranslations('paper.legend')
  const shown = gamesOnly ? keys.filter((key) => key !== 'penalty' && key !== 'strike' && key !== 'dealer') : keys
  return (
    <details className="mt-3 rounded-card border border-line bg-card px-4 py-2">
      <summary className="min-h-9 cursor-pointer py-1.5 font-semibold">{t('title')}</summary>
      <dl className="grid gap-x-6 gap-y-1 pb-2 sm:grid-cols-2">
        {shown.map((key) => (
          <div key={key} className="flex gap-3">
            <dt className="min-w-24 shrink-0 font-mono font-semibold whitespace-nowrap">{t(`${key}.keys`)}</dt>
            <dd className="text-ink-2">{t(`${key}.means`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
