'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ModeField, type Mode } from '@/components/draw/mode-field'
import { ActDialog } from '@/components/round/act-dialog'
import { Button } from '@/components/ui/button'
import type { ButtonLook } from '@/components/ui/button-classes'
import { TextField } from '@/components/ui/text-field'

type DrawButtonProps = {
  slug: string
  number: number
  /** The draft that the draw replaces. */
  replaces: { roundId: string; version: number } | null
  look?: ButtonLook
  /** The standings that can be drawn by, or null before a round is closed. */
  standings: { afterRound: number; official: boolean } | null
  /** The round before, while it is being played. */
  openRound: number | null
  /** Of the draft that is replaced. */
  mode?: Mode
}

/** Draws the next round, or draws it again, from a text that nobody controls. */
export function DrawButton({ slug, number, replaces, look = replaces === null ? 'filled' : 'plain', standings, openRound, mode: before = 'random' }: DrawButtonProps) {
  const words = useTranslations('draw')
  const [seed, setSeed] = useState('')
  const [mode, setMode] = useState(before)
  const again = replaces !== null
  return (
    <ActDialog
      slug={slug}
      path="draw"
      trigger={<Button look={look}>{again ? words('again') : words('draw', { number: String(number) })}</Button>}
      title={again ? words('againTitle') : words('drawTitle', { number: String(number) })}
      {...(again && { text: words('againText') })}
      answers={[{ label: again ? words('againNow') : words('drawTitle', { number: String(number) }), busy: words('drawing'), body: { seed, mode, replaces } }]}
      onDone={() => setSeed('')}
    >
      <ModeField value={mode} onChange={setMode} standings={standings} openRound={openRound} />
      <TextField label={words('seed')} hint={words('seedHint')} name="seed" maxLength={200} autoComplete="off" value={seed} onChange={(event) => setSeed(event.currentTarget.value)} />
    </ActDialog>
  )
}
