'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActDialog } from '@/components/round/act-dialog'
import { NewcomerField } from '@/components/seating/newcomer-field'
import { newcomerOf } from '@/components/seating/newcomer-of'
import type { SeatSceneData } from '@/components/seating/seat-scene-data'
import { makeId } from '@/components/site/make-id'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/select-field'

/** Puts somebody on one seat of a published round; all others stay where they are. */
export function PutInDialog({ slug, scene }: { slug: string; scene: SeatSceneData }) {
  const words = useTranslations('seating')
  const { roundId, version, seats, free } = scene
  const start = () => ({ seatId: (seats.find(({ missing }) => missing) ?? seats[0])?.seatId ?? '', person: { id: free.find(({ present }) => present)?.id ?? '', name: '', club: '' }, newId: makeId() })
  const [{ seatId, person, newId }, setValues] = useState(() => ({ seatId: '', person: { id: '', name: '', club: '' }, newId: '' }))
  const comes = newcomerOf(person, newId)
  const options = seats.toSorted((one, other) => Number(other.missing) - Number(one.missing)).map(({ seatId: value, table, position, name, missing }) => ({ value, label: words(missing ? 'seatMissing' : 'seatOption', { table: String(table), position: String(position), name }) }))
  return (
    <ActDialog
      slug={slug}
      path="rounds/put-in"
      trigger={<Button>{words('putIn')}</Button>}
      title={words('putInTitle')}
      text={words('putInText')}
      answers={[{ label: words('putInNow'), body: { roundId, version, seatId, person: comes } }]}
      disabled={comes === null}
      onOpenChange={(open) => open && setValues(start())}
    >
      <SelectField label={words('seat')} options={options} value={seatId} onChange={(next) => setValues({ seatId: next, person, newId })} />
      <NewcomerField free={free} value={person} onChange={(next) => setValues({ seatId, person: next, newId })} />
    </ActDialog>
  )
}
