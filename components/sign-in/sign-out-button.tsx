'use client'

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
      <Button look="quiet" onClick={() => void signOut()}>
        {words('signOut')}
      </Button>
      {failed && (
        <p role="alert" className="text-[0.8125rem] text-red">
          {words('signOutFailed')}
        </p>
      )}
    </>
  )
}
