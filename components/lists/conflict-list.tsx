import { useTranslations } from 'next-intl'
import { formatPoints } from '@/lib/i18n/format-points'
import { hallTime } from '@/lib/i18n/hall-time'

type Conflict = { readonly opId: string; readonly entity: string; readonly points: readonly (number | null)[] | null; readonly typedBy: string; readonly receivedAt: string }

/** What a device sent after another entry had overtaken it. Nothing of it is lost, and nobody has to look for it. */
export function ConflictList({ conflicts }: { conflicts: readonly Conflict[] }) {
  const words = useTranslations('lists')
  if (conflicts.length === 0) return null
  return (
    <section aria-labelledby="conflicts" className="mb-4 rounded-card border border-red bg-red-soft p-4">
      <h2 id="conflicts" className="font-bold text-red">
        {words('conflicts')}
      </h2>
      <p>{words('conflictsText')}</p>
      <ul className="mt-2 list-disc pl-5">
        {conflicts.map(({ opId, entity, points, typedBy, receivedAt }) => {
          const common = { who: typedBy, time: hallTime(receivedAt) }
          const place = /^game:(\d+)$/.exec(entity)?.[1]
          return (
            <li key={opId}>
              {points !== null && place !== undefined ? words('conflictRow', { ...common, place, points: points.map((value) => (value === null ? '–' : formatPoints(value))).join(' ') }) : words('conflictOther', { ...common, entity })}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
