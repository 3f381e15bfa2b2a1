import { useTranslations } from 'next-intl'
import { DeskTrouble } from '@/components/desk/desk-trouble'
import type { german } from '@/lib/i18n/messages/german'

type StorageFailedProps = { trouble: Exclude<keyof typeof german.storage, 'title' | 'meanwhile'> }

/** Tells everybody at the desk that nothing can be saved, what helps, and that the tables go on. */
export function StorageFailed({ trouble }: StorageFailedProps) {
  const words = useTranslations('storage')
  return (
    <DeskTrouble title={words('title')}>
      {words(trouble)} {words('meanwhile')}
    </DeskTrouble>
  )
}
