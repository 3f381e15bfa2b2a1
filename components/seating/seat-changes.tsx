'use client'

import { useTranslations } from 'next-intl'
import { PutInDialog } from '@/components/seating/put-in-dialog'
import { RedrawDialog } from '@/components/seating/redraw-dialog'
import type { SeatSceneData } from '@/components/seating/seat-scene-data'

/** Until the release: who is missing at a table, who has no seat, and the two ways to mend it. `always` also while nothing is wrong. */
export function SeatChanges({ slug, scene, always }: { slug: string; scene: SeatSceneData; always: boolean }) {
  const words = useTranslations('seating')
  const missing = scene.seats.filter((seat) => seat.missing)
  const come = scene.free.filter(({ present }) => present)
  const changed = missing.length + come.length > 0
  if (!changed && !always) return null
  return (
    <section aria-labelledby="seat-changes" className={changed ? 'mb-4 rounded-card border border-gold bg-gold-soft p-4' : 'mb-4 rounded-card border border-line bg-card p-4'}>
      {changed ? (
        <>
          <h2 id="seat-changes" className="font-bold text-gold">
            {words('title')}
          </h2>
          <ul className="mt-1 list-disc pl-5">
            {missing.map(({ seatId, name, table, position }) => (
              <li key={seatId}>{words('missing', { name, table: String(table), position: String(position) })}</li>
            ))}
            {come.map(({ id, name }) => (
              <li key={id}>{words('come', { name })}</li>
            ))}
          </ul>
        </>
      ) : (
        <p id="seat-changes" className="text-ink-2">
          {words('hint')}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <PutInDialog slug={slug} scene={scene} />
        <RedrawDialog slug={slug} scene={scene} look="plain" />
      </div>
    </section>
  )
}
