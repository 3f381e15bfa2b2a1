'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useDeskAct } from '@/components/round/use-desk-act'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { useToast } from '@/components/ui/use-toast'

const digits = (text: string): string => text.replaceAll(/\D/g, '').slice(0, 6)

/** Sets the own PIN, typed twice and never shown; the server alone says whether it is too easy. */
export function PinForm({ slug, isSet }: { slug: string; isSet: boolean }) {
  const words = useTranslations('referee')
  const toast = useToast()
  const [pin, setPin] = useState('')
  const [again, setAgain] = useState('')
  const { busy, refusal, act } = useDeskAct(slug, 'referee/pin')
  const differs = again.length === 6 && pin !== again
  const save = async (next: string | null) => {
    if (!(await act({ pin: next }))) return
    setPin('')
    setAgain('')
    toast(next === null ? words('pinRemoved') : words('pinSaved'))
  }
  const field = { type: 'password', inputMode: 'numeric', autoComplete: 'off', maxLength: 6 } as const
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void save(pin)
      }}
    >
      <p className="font-medium">{isSet ? words('pinSet') : words('pinMissing')}</p>
      <div className="grid gap-3 min-[420px]:grid-cols-2">
        <TextField label={words('pinNew')} value={pin} onChange={({ target }) => setPin(digits(target.value))} {...field} {...(refusal !== null && { error: words('pinEasy') })} />
        <TextField label={words('pinAgain')} value={again} onChange={({ target }) => setAgain(digits(target.value))} {...field} {...(differs && { error: words('pinDiffers') })} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={busy || pin.length !== 6 || pin !== again} focusableWhenDisabled>
          {words('pinSave')}
        </Button>
        {isSet && (
          <Button look="quiet" disabled={busy} onClick={() => void save(null)}>
            {words('pinRemove')}
          </Button>
        )}
      </div>
    </form>
  )
}
