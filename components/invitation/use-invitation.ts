'use client'

import { useCallback, useEffect, useState } from 'react'
import { sendJson, type JsonAnswer } from '@/components/site/send-json'
import type { StaffRole } from '@/lib/schema/staff-role'

interface Invitation {
  readonly role: StaffRole
  readonly tournament: string
}

/** What the invitation behind a token is for, or why it opens nothing; null until the server has said. */
export function useInvitation(token: string | null | undefined): { answer: JsonAnswer<Invitation> | null; ask: () => void } {
  const [found, setFound] = useState<{ token: string; answer: JsonAnswer<Invitation> } | null>(null)
  const ask = useCallback(() => {
    if (typeof token !== 'string') return
    void sendJson<Invitation>('/api/invitation', { token }).then((answer) => setFound({ token, answer }))
  }, [token])
  useEffect(ask, [ask])
  return { answer: found !== null && found.token === token ? found.answer : null, ask }
}
