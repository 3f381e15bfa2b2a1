'use client'

import { TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Checkbox } from '@/components/ui/checkbox'

/** Says to a referee that it is his own table, and asks whether he decides all the same. */
export function InterestWarning({ confirmed, onChange }: { confirmed: boolean; onChange: (confirmed: boolean) => void }) {
  const words = useTranslations('referee')
  return (
    <div className="rounded-card border border-gold bg-gold-soft px-3.5 py-2">
      <p className="flex gap-2 font-medium">
        <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-gold" />
        {words('ownTable')}
      </p>
      <Checkbox label={words('ownTableYes')} checked={confirmed} onChange={({ target }) => onChange(target.checked)} />
    </div>
  )
}
