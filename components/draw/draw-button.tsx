'use client'

import { useTranslations } from 'next-intl'
import { type SubmitEvent, useState } from 'react'
import { ModeField, type Mode } from '@/components/draw/mode-field'
import { useDeskAct } from '@/components/round/use-desk-act'
import { Button } from '@/components/ui/button'
import type { ButtonLook } from '@/components/ui/button-classes'
import { Dialog } from '@/components/ui/dialog'
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
  const site = useTranslations('site')
  const [open, setOpen] = useState(false)
  const [seed, setSeed] = useState('')
  const [mode, setMode] = useState(before)
  const { busy, refusal, act, forget } = useDeskAct(slug, 'draw')
  const again = replaces !== null
  const steer = (next: boolean) => {
    forget()
    setOpen(next)
  }
  const submit = async () => {
    if (!(await act({ seed, mode, replaces }))) return
    setOpen(false)
    setSeed('')
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit()
  }
  return (
    <Dialog
      title={again ? words('againTitle') : words('drawTitle', { number: String(number) })}
      {...(again && { text: words('againText') })}
      close={site('close')}
      open={open}
      onOpenChange={steer}
      trigger={<Button look={look}>{again ? words('again') : words('draw', { number: String(number) })}</Button>}
    >
      <form onSubmit={onSubmit} className="flex flex-col gap-4">
        <ModeField value={mode} onChange={setMode} standings={standings} openRound={openRound} />
        <TextField label={words('seed')} hint={words('seedHint')} name="seed" maxLength={200} autoComplete="off" value={seed} onChange={(event) => setSeed(event.currentTarget.value)} />
        {refusal !== null && (
          <p role="alert" className="text-red">
            {refusal}
          </p>
        )}
        <Button type="submit" look="filled" disabled={busy} focusableWhenDisabled>
          {busy ? words('drawing') : again ? words('againNow') : words('drawTitle', { number: String(number) })}
        </Button>
      </form>
    </Dialog>
  )
}
