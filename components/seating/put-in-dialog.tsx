'use client'

import { useTranslations } from 'next-intl'
import { type SubmitEvent, useState } from 'react'
import { useDeskAct } from '@/components/round/use-desk-act'
import { NewcomerField } from '@/components/seating/newcomer-field'
import { newcomerOf } from '@/components/seating/newcomer-of'
import type { SeatSceneData } from '@/components/seating/seat-scene-data'
import { makeId } from '@/components/site/make-id'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { SelectField } from '@/components/ui/select-field'

/** Puts somebody on one seat of a published round; all others stay where they are. */
export function PutInDialog({ slug, scene }: { slug: string; scene: SeatSceneData }) {
  const words = useTranslations('seating')
  const site = useTranslations('site')
  const { roundId, version, seats, free } = scene
  const start = () => ({ seatId: (seats.find(({ missing }) => missing) ?? seats[0])?.seatId ?? '', person: { id: free.find(({ present }) => present)?.id ?? '', name: '', club: '' }, newId: makeId() })
  const [open, setOpen] = useState(false)
  const [{ seatId, person, newId }, setValues] = useState(() => ({ seatId: '', person: { id: '', name: '', club: '' }, newId: '' }))
  const { busy, refusal, act, forget } = useDeskAct(slug, 'rounds/put-in')
  const steer = (next: boolean) => {
    forget()
    if (next) setValues(start())
    setOpen(next)
  }
  const comes = newcomerOf(person, newId)
  const submit = async () => {
    if (await act({ roundId, version, seatId, person: comes })) setOpen(false)
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (comes) void submit()
  }
  const options = seats.toSorted((one, other) => Number(other.missing) - Number(one.missing)).map(({ seatId: value, table, position, name, missing }) => ({ value, label: words(missing ? 'seatMissing' : 'seatOption', { table: String(table), position: String(position), name }) }))
  return (
    <Dialog title={words('putInTitle')} text={words('putInText')} close={site('close')} open={open} onOpenChange={steer} trigger={<Button>{words('putIn')}</Button>}>
      <form onSubmit={onSubmit} className="flex flex-col gap-4">
        <SelectField label={words('seat')} options={options} value={seatId} onChange={(next) => setValues({ seatId: next, person, newId })} />
        <NewcomerField free={free} value={person} onChange={(next) => setValues({ seatId, person: next, newId })} />
        {refusal !== null && (
          <p role="alert" className="text-red">
            {refusal}
          </p>
        )}
        <Button type="submit" look="filled" disabled={busy || comes === null} focusableWhenDisabled>
          {words('putInNow')}
        </Button>
      </form>
    </Dialog>
  )
}
