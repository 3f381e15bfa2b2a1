'use client'

import { useEffect, useState } from 'react'
import { askServer } from '@/lib/phone/ask-server'
import type { SigningReferee } from '@/lib/phone/sign-award'

const isList = (body: unknown): body is readonly SigningReferee[] => Array.isArray(body)

/** Who can sign on this device, asked anew each time: null while the answer is awaited, `no-contact` without one. */
export function useReferees(token: string): readonly SigningReferee[] | 'no-contact' | null {
  const [referees, setReferees] = useState<readonly SigningReferee[] | 'no-contact' | null>(null)
  useEffect(() => {
    let isGone = false
    const take = (answer: Awaited<ReturnType<typeof askServer>>) => {
      if (!isGone) setReferees(answer?.status === 200 && isList(answer.body) ? answer.body : 'no-contact')
    }
    void askServer('/api/device/referees', { token }).then(take)
    return () => {
      isGone = true
    }
  }, [token])
  return referees
}
