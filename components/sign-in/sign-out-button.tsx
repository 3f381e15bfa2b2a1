'use client'

import { LogOut } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { csrfToken } from '@/components/sign-in/csrf-token'
import { sendJson } from '@/components/site/send-json'
import { Button } from '@/components/ui/button'

export function SignOutButton() {
  const words = useTranslations('signIn')
  const [failed, setFailed] = useState(false)

  async function signOut() {
    const { done } = await sendJson('/api/auth/signout', { csrfToken: await csrfToken() })
    if (done) location.reload()
    else setFailed(true)
  }
  return (
    <>
      <Button look="quiet" room="narrow" className="min-w-11" onClick={() => void signOut()}>
        <LogOut aria-hidden className="size-5 min-[900px]:hidden" />
        <span className="sr-only min-[900px]:not-sr-only">{words('signOut')}</span>
      </Button>
      {failed && (
        <p role="alert" className="text-[0.8125rem] text-red">
          {words('signOutFailed')}
        </p>
      )}
    </>
  )
}
