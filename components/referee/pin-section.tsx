import { useTranslations } from 'next-intl'
import { PinForm } from '@/components/referee/pin-form'
import { hallTime } from '@/lib/i18n/hall-time'

type PinSectionProps = { slug: string; isSet: boolean; uses: readonly { readonly at: string; readonly table: number; readonly signed: boolean }[] }

/** The own PIN, and where it was typed: whoever reads of a use that was not his sets another. */
export function PinSection({ slug, isSet, uses }: PinSectionProps) {
  const words = useTranslations('referee')
  return (
    <section aria-labelledby="pin" className="mt-8">
      <h2 id="pin" className="text-lg font-bold tracking-tight">
        {words('pin')}
      </h2>
      <p className="mb-2.5 text-ink-2">{words('pinText')}</p>
      <PinForm slug={slug} isSet={isSet} />
      {uses.length > 0 && (
        <>
          <h3 className="mt-4 text-[0.8125rem] font-semibold text-ink-2">{words('pinUses')}</h3>
          <ul>
            {uses.map(({ at, table, signed }) => (
              <li key={at} className="flex gap-3 border-b border-line py-1.5 last:border-0">
                <span className="text-ink-2 tabular-nums">{hallTime(at)}</span>
                <span className={signed ? undefined : 'font-semibold text-red'}>{words(signed ? 'pinUsed' : 'pinWrong', { table: String(table) })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
