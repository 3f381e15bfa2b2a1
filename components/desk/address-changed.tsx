import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/link-button'

type AddressChangedProps = { printed: string; now: string; printHref: string }

/** Warns the desk that what hangs in the hall leads elsewhere, before the first phone does not arrive. */
export function AddressChanged({ printed, now, printHref }: AddressChangedProps) {
  const words = useTranslations('print.addressChanged')
  return (
    <aside role="alert" className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-gold bg-gold-soft px-4 py-3">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-semibold">
          <span aria-hidden="true">⚠ </span>
          {words('title')}
        </p>
        <p className="wrap-anywhere text-ink-2">{words('text', { printed, now })}</p>
      </div>
      <LinkButton href={printHref}>{words('action')}</LinkButton>
    </aside>
  )
}
