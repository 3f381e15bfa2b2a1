'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActDialog } from '@/components/round/act-dialog'
import type { SeatSceneData } from '@/components/seating/seat-scene-data'
import { Button } from '@/components/ui/button'
import type { ButtonLook } from '@/components/ui/button-classes'
import { SelectField } from '@/components/ui/select-field'
import { TextField } from '@/components/ui/text-field'
import { tableSizes } from '@/lib/rules/table/table-sizes'

const start = { absent: '', seed: '', typed: '' }

type RedrawDialogProps = { slug: string; scene: SeatSceneData; look: ButtonLook }

/** Draws the tables of a published round again, with one confirmation; it is typed as soon as devices have joined. */
export function RedrawDialog({ slug, scene, look }: RedrawDialogProps) {
  const words = useTranslations('seating')
  const [values, setValues] = useState(start)
  const { roundId, version, number, devices, seats, free } = scene

  const here = seats.filter(({ missing }) => !missing)
  const people = here.length + free.filter(({ present }) => present).length - (values.absent === '' ? 0 : 1)
  const sizes = tableSizes(people)
  const word = words('word', { number: String(number) })
  const confirmed = devices === 0 || values.typed.trim().toLowerCase() === word.toLowerCase()
  const absentees = [{ value: '', label: words('absentNobody') }, ...here.map(({ personId, startNumber, name }) => ({ value: personId, label: words('personOption', { number: String(startNumber), name }) }))]
  return (
    <ActDialog
      slug={slug}
      path="rounds/redraw"
      trigger={<Button look={look}>{words('again')}</Button>}
      title={words('againTitle', { number: String(number) })}
      text={words('againText')}
      answers={[{ label: words('againNow'), busy: words('drawing'), body: { roundId, version, seed: values.seed, absent: values.absent === '' ? [] : [values.absent], devices } }]}
      disabled={!confirmed || !sizes}
      onOpenChange={() => setValues(start)}
    >
      <SelectField label={words('absent')} hint={words('absentHint')} options={absentees} value={values.absent} onChange={(absent) => setValues({ ...values, absent })} />
      <p className={sizes ? 'font-semibold' : 'font-semibold text-red'}>{sizes ? words('field', { people, ...sizes, both: sizes.fours > 0 && sizes.fives > 0 ? 'yes' : 'no' }) : words('unseatable', { people })}</p>
      <TextField label={words('seed')} maxLength={200} autoComplete="off" value={values.seed} onChange={(event) => setValues({ ...values, seed: event.currentTarget.value })} />
      {devices > 0 && (
        <div className="flex flex-col gap-3 rounded-card bg-gold-soft px-3.5 py-3">
          <p className="text-gold">{words('devices', { count: devices })}</p>
          <TextField label={words('typeHint', { word })} autoComplete="off" value={values.typed} onChange={(event) => setValues({ ...values, typed: event.currentTarget.value })} />
        </div>
      )}
    </ActDialog>
  )
}
