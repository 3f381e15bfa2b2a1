'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef, useState } from 'react'
import { makeId } from '@/components/site/make-id'
import { passesByItself } from '@/components/site/passes-by-itself'
import { sendJson, type RefusedAnswer } from '@/components/site/send-json'
import { useDraft } from '@/components/site/use-draft'

export interface Waiting {
  readonly id: string
  readonly name: string
  readonly club: string
  /** The version of the tournament that shows the person, once stored. */
  readonly from?: number
}

const nobody: readonly Waiting[] = []
const retryMs = 5000
const mostAtOnce = 500

/**
 * New people on their way to the server. They are kept in this tab until it has them, so that typing never waits and
 * neither a lost connection nor a reload loses anybody; their ids make sending again safe.
 */
export function useOutbox(slug: string, version: number) {
  const router = useRouter()
  const [kept, change] = useDraft(`people-outbox-${slug}`, nobody)
  const [refused, setRefused] = useState<RefusedAnswer | null>(null)
  const [tries, setTries] = useState(0)
  const sending = useRef<Promise<void> | null>(null)

  const send = useCallback(
    async (batch: readonly Waiting[]) => {
      const people = batch.map(({ id, name, club }) => ({ id, name, club }))
      const answer = await sendJson<{ tournamentVersion: number }>(`/api/desk/${slug}/people`, { people })
      sending.current = null
      // Whatever the page was drawn from meanwhile, each try is followed by a look at what waits.
      setTries((count) => count + 1)
      if (!answer.done) {
        setRefused(answer)
        return
      }
      const sent = new Set(batch.map(({ id }) => id))
      change((before) => before.map((person) => (sent.has(person.id) ? { ...person, from: answer.result.tournamentVersion } : person)))
      router.refresh()
    },
    [slug, change, router],
  )

  const sendAgain = useCallback(() => setRefused(null), [])

  useEffect(() => {
    const unsent = kept.filter(({ from }) => from === undefined).slice(0, mostAtOnce)
    if (unsent.length > 0 && refused === null) sending.current ??= send(unsent)
    // Any other refusal waits for a person.
    const timer = refused && passesByItself(refused.code) ? setTimeout(sendAgain, retryMs) : undefined
    return () => clearTimeout(timer)
  }, [kept, refused, tries, send, sendAgain])

  const add = useCallback(
    (people: readonly { name: string; club: string }[]): string[] => {
      const fresh = people.map(({ name, club }) => ({ id: makeId(), name, club }))
      // What the page shows from the server by now need not be kept.
      change((before) => [...before.filter(({ from }) => from === undefined || from > version), ...fresh])
      return fresh.map(({ id }) => id)
    },
    [change, version],
  )

  /** Takes people back, wherever they are on their way. */
  const takeBack = useCallback(
    async (ids: readonly string[]) => {
      change((before) => before.filter(({ id }) => !ids.includes(id)))
      await sending.current
      for (const id of ids) await sendJson(`/api/desk/${slug}/people/${id}`, {}, 'DELETE')
      router.refresh()
    },
    [slug, change, router],
  )

  return { waiting: kept.filter(({ from }) => from === undefined || from > version), refused, add, takeBack, sendAgain }
}
