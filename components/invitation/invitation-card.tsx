'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { AcceptForm } from '@/components/invitation/accept-form'
import { deskAfterAccepting, type Accepted } from '@/components/invitation/desk-after-accepting'
import { JoinForm } from '@/components/invitation/join-form'
import type { SignedIn } from '@/components/invitation/signed-in'
import { useInvitation } from '@/components/invitation/use-invitation'
import { useLinkToken } from '@/components/site/use-link-token'
import { useRefusalText } from '@/components/site/use-refusal-text'
import { SignInForm } from '@/components/sign-in/sign-in-form'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { SegmentedControl } from '@/components/ui/segmented-control'

/** An invitation from the look at it to the role, for who is signed in, who will be, and who has no account yet. */
export function InvitationCard({ signedIn }: { signedIn: SignedIn | null }) {
  const words = useTranslations('invitation')
  const roles = useTranslations('roles.names')
  const refusalText = useRefusalText()
  const token = useLinkToken()
  const { answer, ask } = useInvitation(token)
  const [way, setWay] = useState<'new' | 'have'>('new')
  const [accepted, setAccepted] = useState<Accepted | null>(null)

  function onAccepted(result: Accepted) {
    const desk = deskAfterAccepting(result)
    if (desk === null) setAccepted(result)
    else location.assign(desk)
  }

  if (token === null) return <p className="text-ink-2">{words('noToken')}</p>
  if (accepted)
    return (
      <div role="status" className="flex flex-col gap-2">
        <p className="font-semibold">{words('accepted', { role: roles(accepted.role), tournament: accepted.tournament })}</p>
        <p className="text-ink-2">{words('announcerNext')}</p>
      </div>
    )
  if (!token || !answer) return <p className="text-ink-2">{words('looking')}</p>
  if (!answer.done)
    return (
      <>
        <p role="alert">{refusalText(answer)}</p>
        <div>{answer.code === 'failed' ? <Button onClick={ask}>{words('tryAgain')}</Button> : signedIn === null && <LinkButton href="/sign-in">{words('signIn')}</LinkButton>}</div>
      </>
    )
  return (
    <>
      <p className="text-base font-semibold">{words('for', { tournament: answer.result.tournament, role: roles(answer.result.role) })}</p>
      {signedIn ? (
        <AcceptForm token={token} signedIn={signedIn} onAccepted={onAccepted} />
      ) : (
        <>
          <SegmentedControl
            label={words('way')}
            labelHidden
            value={way}
            onChange={setWay}
            options={[
              { value: 'new', label: words('newAccount') },
              { value: 'have', label: words('haveAccount') },
            ]}
          />
          {way === 'new' ? (
            <JoinForm token={token} onAccepted={onAccepted} />
          ) : (
            <>
              <p className="text-ink-2">{words('signInFirst')}</p>
              <SignInForm then={null} />
            </>
          )}
        </>
      )}
    </>
  )
}
