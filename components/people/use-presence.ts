'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useState } from 'react'
import { sendJson, type RefusedAnswer } from '@/components/site/send-json'

interface Wish {
  readonly present: boolean
  /** The version of the tournament that shows it; none while it is on its way. */
  readonly from: number | null
}

/** Who was ticked here: shown at once, until the server's own answer shows it. */
export function usePresence(slug: string, version: number) {
  const router = useRouter()
  const [wishes, setWishes] = useState<ReadonlyMap<string, Wish>>(new Map())
  const [refused, setRefused] = useState<RefusedAnswer | null>(null)

  const tick = useCallback(
    async (ids: readonly string[], present: boolean): Promise<boolean> => {
      const wish = (next: Wish | null) =>
        setWishes((before) => {
          const after = new Map(before)
          for (const id of ids) {
            if (next) after.set(id, next)
            else after.delete(id)
          }
          return after
        })
      wish({ present, from: null })
      const [only] = ids.length === 1 ? ids : []
      const answer = await sendJson<{ tournamentVersion: number }>(`/api/desk/${slug}/people/${only === undefined ? '' : `${only}/`}presence`, only === undefined ? { present, people: ids } : { present })
      wish(answer.done ? { present, from: answer.result.tournamentVersion } : null)
      setRefused(answer.done ? null : answer)
      if (answer.done) router.refresh()
      return answer.done
    },
    [slug, router],
  )

  const presentNow = (id: string, stored: boolean): boolean => {
    const wish = wishes.get(id)
    return wish && (wish.from === null || wish.from > version) ? wish.present : stored
  }
  return { tick, presentNow, refused }
}
