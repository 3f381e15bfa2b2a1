'use client'

import { useTranslations } from 'next-intl'
import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { ChoiceButtons } from '@/components/score-list/claim/choice-buttons'
import { useReferees } from '@/components/score-list/claim/use-referees'
import { DoorField } from '@/components/score-list/door-field'
import { LightButton } from '@/components/score-list/light-button'
import { LightToggle } from '@/components/score-list/light-toggle'
import type { ListView } from '@/components/score-list/list-view'
import { RefusalWords } from '@/components/score-list/refusal-words'
import type { Decision } from '@/lib/phone/fresh-decisions'
import { signAward, type Signing } from '@/lib/phone/sign-award'
import { toggled } from '@/lib/phone/toggled'

type SignFormProps = { view: ListView; decision: Decision; onSigned: () => void }

/** A referee signs on this device with a PIN of his own: one PIN, one signature, and only with contact to the server. */
export function SignForm({ view, decision, onSigned }: SignFormProps) {
  const t = useTranslations('claim.sign')
  const { state, list } = view
  const token = state.list?.sessionToken ?? ''
  const referees = useReferees(token)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [pin, setPin] = useState('')
  const [isOwnTableMeant, setOwnTableMeant] = useState(false)
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Signing | null>(null)
  if (decision.stamp.receivedAt === null || state.online === false || referees === 'no-contact') return <Hint>{t(decision.stamp.receivedAt === null ? 'unsent' : 'offline')}</Hint>
  if (referees === null) return <p className="text-ink-2">{t('loading')}</p>
  if (referees.length === 0) return <Hint>{t('nobody')}</Hint>

  const [accountId] = chosen
  const referee = referees.find((each) => each.accountId === accountId)
  const ready = referee !== undefined && /^\d{6}$/.test(pin) && (!referee.playsHere || isOwnTableMeant) && !busy
  const sign = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!ready) return
    setBusy(true)
    const { penaltyId } = decision.award
    void signAward(token, { penaltyId, baseVersion: list.versions[`penalty:${penaltyId}`] ?? 0, accountId: referee.accountId, pin, interestConfirmed: isOwnTableMeant }).then((signing) => {
      setBusy(false)
      setPin('')
      setAnswer(signing)
      if (signing.signed) onSigned()
    })
  }
  return (
    <form onSubmit={sign} noValidate className="flex flex-col gap-3 border-t border-line pt-3">
      <ChoiceButtons label={t('who')} choices={referees.map(({ accountId: value, name }) => ({ value, words: name }))} chosen={chosen} onToggle={(value) => setChosen(toggled(chosen, value, 1))} />
      {referee?.playsHere && (
        <LightToggle pressed={isOwnTableMeant} onChange={setOwnTableMeant}>
          {t('ownTable')}
        </LightToggle>
      )}
      <DoorField label={t('pin')} hint={t('pinHint')} type="password" inputMode="numeric" autoComplete="off" maxLength={6} value={pin} onChange={(event) => setPin(event.target.value.replaceAll(/\D/g, ''))} />
      {answer?.signed === false && <Hint>{answer.code === 'no-contact' ? t('offline') : <RefusalWords refusal={answer} />}</Hint>}
      <LightButton look="filled" type="submit" disabled={!ready} focusableWhenDisabled>
        {t(busy ? 'signing' : 'yes')}
      </LightButton>
    </form>
  )
}

const Hint = ({ children }: { children: ReactNode }) => (
  <p role="alert" className="rounded-card bg-gold-soft p-3 font-semibold text-gold">
    {children}
  </p>
)
