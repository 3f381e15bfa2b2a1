'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { sendJson } from '@/components/site/send-json'
import { useListRefusalText } from '@/components/violations/use-list-refusal-text'

interface DeskAct {
  readonly busy: boolean
  /** Why the last try was refused; null when it was not. */
  readonly refusal: string | null
  readonly forget: () => void
  /** Sends one act; gives whether it went through. While one is under way, another click does nothing. */
  readonly act: (body: unknown) => Promise<boolean>
}

/** One act of the desk on a route of this tournament. What was decided stays on the screen when it is refused. */
export function useDeskAct(slug: string, path: string): DeskAct {
  const router = useRouter()
  const refusalText = useListRefusalText()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function act(body: unknown): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    setRefusal(null)
    const answer = await sendJson(`/api/desk/${slug}/${path}`, body)
    setBusy(false)
    if (!answer.done) setRefusal(refusalText(answer))
    router.refresh()
    return answer.done
  }
  return { busy, refusal, act, forget: () => setRefusal(null) }
}
