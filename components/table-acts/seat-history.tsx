'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { newOperationId } from '@/components/lists/new-operation-id'
import { ConfirmAct } from '@/components/round/confirm-act'
import type { LeavingSceneData } from '@/components/table-acts/leaving-scene-data'
import { TextField } from '@/components/ui/text-field'

/** Who came for whom at this table, and what of it can still be taken back. */
export function SeatHistory({ slug, scene, mayFreeze }: { slug: string; scene: LeavingSceneData; mayFreeze: boolean }) {
  const words = useTranslations('leaving')
  const [reason, setReason] = useState('')
  const [actId] = useState(newOperationId)
  const { listId, changes, frozen } = scene
  if (changes.length === 0 && !frozen) return null
  return (
    <section aria-labelledby="seat-history" className="mt-4 rounded-card border border-line bg-card p-4">
      <h2 id="seat-history" className="font-bold">
        {words('changes')}
      </h2>
      <ul className="flex flex-col gap-2">
        {changes.map(({ position, went, came, fromPlace, gameNo, undoable }, index) => (
          <li key={index} className="flex flex-wrap items-center justify-between gap-3">
            <span>{came === null ? words('left', { position: String(position), went, games: gameNo - 1 }) : words('took', { position: String(position), came, went, gameNo: String(gameNo) })}</span>
            {undoable && (
              <ConfirmAct slug={slug} path="lists/leaving" body={{ actId, listId, way: 'take-back', position, fromPlace }} look="plain" label={words('takeBack')} title={words('takeBackTitle')} text={words('takeBackText', { went })} now={words('takeBackNow')} />
            )}
          </li>
        ))}
      </ul>
      {frozen && mayFreeze && (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
          <p>{words('frozen')}</p>
          <ConfirmAct slug={slug} path="lists/leaving" body={{ actId, listId, way: 'go-on', reason: reason.trim() }} look="plain" label={words('goOn')} title={words('goOnTitle')} text={words('goOnText')} now={words('goOnNow')} disabled={reason.trim() === ''}>
            <TextField label={words('reason')} maxLength={300} autoComplete="off" value={reason} onChange={(event) => setReason(event.currentTarget.value)} />
          </ConfirmAct>
        </div>
      )}
    </section>
  )
}
