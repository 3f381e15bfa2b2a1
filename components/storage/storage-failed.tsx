import { useTranslations } from 'next-intl'
import type { german } from '@/lib/i18n/messages/german'

type StorageFailedProps = { trouble: Exclude<keyof typeof german.storage, 'title' | 'meanwhile'> }

/** Tells everybody at the desk that nothing can be saved, what helps, and that the tables go on. */
export function StorageFailed({ trouble }: StorageFailedProps) {
  const words = useTranslations('storage')
  return (
    <div role="alert" className="mb-5 rounded-card border border-red bg-card px-4 py-3">
      <p className="font-semibold text-red">
        <span aria-hidden="true">⚠ </span>
        {words('title')}
      </p>
      <p className="max-w-prose text-ink-2">
        {words(trouble)} {words('meanwhile')}
      </p>
    </div>
  )
}
