'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { newOperationId } from '@/components/lists/new-operation-id'
import { ActDialog } from '@/components/round/act-dialog'
import { NewcomerField } from '@/components/seating/newcomer-field'
import { newcomerOf } from '@/components/seating/newcomer-of'
import { makeId } from '@/components/site/make-id'
import type { LeavingSceneData } from '@/components/table-acts/leaving-scene-data'
import { LeavingWays, type LeavingWay } from '@/components/table-acts/leaving-ways'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { SelectField } from '@/components/ui/select-field'
import { TextField } from '@/components/ui/text-field'
import { formatPoints } from '@/lib/i18n/format-points'

type LeavingDialogProps = { slug: string; scene: LeavingSceneData; mayFreeze: boolean }

const start = ({ people, games, free }: LeavingSceneData) => ({
  position: people[0]?.position ?? 1,
  way: 'substitute' as LeavingWay,
  fromPlace: games[0]?.place ?? 1,
  person: { id: free.find(({ present }) => present)?.id ?? '', name: '', club: '' },
  reason: '',
  staysAway: true,
  actId: '',
  newId: '',
})

/** Somebody leaves the table: who, what becomes of the seat, and what that means in figures before it is done. */
export function LeavingDialog({ slug, scene, mayFreeze }: LeavingDialogProps) {
  const words = useTranslations('leaving')
  const [values, setValues] = useState(() => start(scene))
  const { position, way, fromPlace, person, reason, staysAway, actId, newId } = values
  const leaver = scene.people.find((one) => one.position === position)
  const comes = newcomerOf(person, newId)

  const bodies = { substitute: { fromPlace, person: comes }, 'as-four': { fromPlace: scene.games[0]?.place ?? 1 }, freeze: { reason: reason.trim() } }
  const ready = { substitute: comes !== null, 'as-four': leaver?.asFour !== null, freeze: mayFreeze && reason.trim() !== '' }[way]
  const name = leaver?.name ?? ''
  return (
    <ActDialog
      slug={slug}
      path="lists/leaving"
      trigger={<Button>{words('open')}</Button>}
      title={words('title')}
      answers={[{ label: words(`now.${way}`), body: { actId, listId: scene.listId, way, position, staysAway, ...bodies[way] } }]}
      disabled={!ready}
      onOpenChange={(open) => open && setValues({ ...start(scene), actId: newOperationId(), newId: makeId() })}
    >
      <SelectField label={words('who')} options={scene.people.map((one) => ({ value: String(one.position), label: words('whoOption', { position: String(one.position), name: one.name }) }))} value={String(position)} onChange={(next) => setValues({ ...values, position: Number(next) })} />
      {leaver && <p className="text-ink-2">{words('has', { name, points: formatPoints(leaver.points), games: leaver.gamesPlayed, solo: leaver.owesSolo ? 'yes' : 'no' })}</p>}
      <LeavingWays scene={scene} leaver={leaver} mayFreeze={mayFreeze} value={way} onChange={(next) => setValues({ ...values, way: next })} />
      {way === 'substitute' && (
        <>
          <NewcomerField free={scene.free} value={person} onChange={(next) => setValues({ ...values, person: next })} />
          <SelectField
            label={words('fromGame')}
            options={scene.games.map(({ place, gameNo }, index) => ({ value: String(place), label: words(index === 0 ? 'fromNext' : 'fromEarlier', { gameNo: String(gameNo) }) }))}
            value={String(fromPlace)}
            onChange={(next) => setValues({ ...values, fromPlace: Number(next) })}
          />
        </>
      )}
      {way === 'freeze' && <TextField label={words('reason')} maxLength={300} autoComplete="off" value={reason} onChange={(event) => setValues({ ...values, reason: event.currentTarget.value })} />}
      <Checkbox label={words('staysAway', { name })} checked={staysAway} onChange={() => setValues({ ...values, staysAway: !staysAway })} />
    </ActDialog>
  )
}
