'use client'

import { useTranslations } from 'next-intl'
import { type SubmitEvent, useState } from 'react'
import { useDeskAct } from '@/components/round/use-desk-act'
import type { SeatSceneData } from '@/components/seating/seat-scene-data'
import { Button } from '@/components/ui/button'
import type { ButtonLook } from '@/components/ui/button-classes'
import { Dialog } from '@/components/ui/dialog'
import { SelectField } from '@/components/ui/select-field'
import { TextField } from '@/components/ui/text-field'
import { tableSizes } from '@/lib/rules/table/table-sizes'

type RedrawDialogProps = { slug: string; scene: SeatSceneData; look: ButtonLook }

/** Draws the tables of a published round again, with one confirmation; it is typed as soon as devices have joined. */
export function RedrawDialog({ slug, scene, look }: RedrawDialogProps) {
  const words = useTranslations('seating')
  const site = useTranslations('site')
  const [open, setOpen] = useState(false)
  const [values, setValues] = useState({ absent: '', seed: '', typed: '' })
  const { busy, refusal, act, forget } = useDeskAct(slug, 'rounds/redraw')
  const { roundId, version, number, devices, seats, free } = scene

  const here = seats.filter(({ missing }) => !missing)
  const people = here.length + free.filter(({ present }) => present).length - (values.absent === '' ? 0 : 1)
  const sizes = tableSizes(people)
  const word = words('word', { number: String(number) })
  const confirmed = devices === 0 || values.typed.trim().toLowerCase() === word.toLowerCase()
  const steer = (next: boolean) => {
    forget()
    setValues({ absent: '', seed: '', typed: '' })
    setOpen(next)
  }
  const submit = async () => {
    if (await act({ roundId, version, seed: values.seed, absent: values.absent === '' ? [] : [values.absent], devices })) setOpen(false)
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (confirmed && sizes) void submit()
  }
  const absentees = [{ value: '', label: words('absentNobody') }, ...here.map(({ personId, startNumber, name }) => ({ value: personId, label: words('personOption', { number: String(startNumber), name }) }))]
  return (
    <Dialog title={words('againTitle', { number: String(number) })} text={words('againText')} close={site('close')} open={open} onOpenChange={steer} trigger={<Button look={look}>{words('again')}</Button>}>
      <form onSubmit={onSubmit} className="flex flex-col gap-4">
        <SelectField label={words('absent')} hint={words('absentHint')} options={absentees} value={values.absent} onChange={(absent) => setValues({ ...values, absent })} />
        <p className={sizes ? 'font-semibold' : 'font-semibold text-red'}>{sizes ? words('field', { people, ...sizes, both: sizes.fours > 0 && sizes.fives > 0 ? 'yes' : 'no' }) : words('unseatable', { people })}</p>
        <TextField label={words('seed')} maxLength={200} autoComplete="off" value={values.seed} onChange={(event) => setValues({ ...values, seed: event.currentTarget.value })} />
        {devices > 0 && (
          <div className="flex flex-col gap-3 rounded-card bg-gold-soft px-3.5 py-3">
            <p className="text-gold">{words('devices', { count: devices })}</p>
            <TextField label={words('typeHint', { word })} autoComplete="off" value={values.typed} onChange={(event) => setValues({ ...values, typed: event.currentTarget.value })} />
          </div>
        )}
        {refusal !== null && (
          <p role="alert" className="text-red">
            {refusal}
          </p>
        )}
        <Button type="submit" look="filled" disabled={busy || !confirmed || !sizes} focusableWhenDisabled>
          {busy ? words('drawing') : words('againNow')}
        </Button>
      </form>
    </Dialog>
  )
}
