'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { newOperationId } from '@/components/lists/new-operation-id'
import { passesByItself } from '@/components/site/passes-by-itself'
import { sendJson, type RefusedAnswer } from '@/components/site/send-json'
import { entryOperations } from '@/lib/phone/paper/entry-operations'
import { paperOutbox, type PaperEntry } from '@/lib/phone/paper/paper-outbox'
import { entityOf } from '@/lib/rules/list/entity-of'
import { foldList } from '@/lib/rules/list/fold-list'
import { type GivenOperation } from '@/lib/rules/list/given-operations'
import type { ListHead } from '@/lib/rules/list/list-head'
import type { Operation } from '@/lib/rules/list/operation'
import type { ScoreList } from '@/lib/rules/list/score-list'
import { secondLog } from '@/lib/rules/list/second-log'
import type { Outcome } from '@/lib/schema/outcome'
import type { PaperOperation } from '@/lib/schema/paper-operations'

/** Where rows go: the list itself, or a second entry of it with what that is given. */
export interface PaperSource {
  readonly slug: string
  readonly listId: string
  readonly head: ListHead
  /** What the server has. */
  readonly log: readonly Operation[]
  readonly second: { readonly entryId: string; readonly given: readonly GivenOperation[] } | null
}

type WithoutFrame<Part> = Part extends PaperOperation ? Pick<Part, 'kind' | 'payload'> : never
export type TypedPart = WithoutFrame<PaperOperation>

export interface PaperLog {
  readonly list: ScoreList
  readonly waiting: number
  /** The first row that was not taken; whatever was typed after it waits. */
  readonly problem: PaperEntry | null
  readonly after: number
  /** Why the next row waits, when the last try did not reach the server or found it unable to save. */
  readonly held: RefusedAnswer | null
  readonly isKept: boolean
  readonly add: (...parts: readonly TypedPart[]) => void
  /** Leaves the problem out, or puts something else in its place. */
  readonly settle: (instead: TypedPart | null, baseVersion?: number) => void
  /** Leaves out the problem and all that was typed after it. */
  readonly dropRest: () => void
}

const none: readonly PaperEntry[] = []
const retryMs = 2000

const problemIn = (entries: readonly PaperEntry[]) => entries.find(({ state }) => state === 'problem') ?? null

/** The oldest row that waits; none while a person has to choose about an earlier one. */
const nextToSend = (entries: readonly PaperEntry[]) => (problemIn(entries) ? null : (entries.find(({ state }) => state === 'waiting') ?? null))

/** The list with all that this page has typed, which it sends in order, one after the other, and keeps until the server has it. */
export function usePaperLog({ slug, listId, head, log, second }: PaperSource): PaperLog {
  const router = useRouter()
  const outbox = useMemo(() => paperOutbox(`karlchen-paper-${second?.entryId ?? listId}`), [listId, second?.entryId])
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries, () => none)
  const isKept = useSyncExternalStore(outbox.subscribe, outbox.isKept, () => true)
  const [held, setHeld] = useState<RefusedAnswer | null>(null)
  const [tries, setTries] = useState(0)
  const sending = useRef(false)
  const path = `/api/desk/${slug}/lists/${second ? 'second/operations' : 'operations'}`

  const list = useMemo(() => {
    const own = [...log, ...entryOperations(entries, log)]
    return foldList(head, second ? secondLog(second.given, own) : own)
  }, [head, log, entries, second])

  const problem = problemIn(entries)
  const entryId = second?.entryId ?? null

  useEffect(() => {
    // From the outbox and not from what was drawn last: an answer may just have come that the page does not show yet.
    const next = nextToSend(outbox.entries())
    if (next === null || sending.current) return
    sending.current = true
    void (async () => {
      const answer = await sendJson<{ outcomes: readonly Outcome[] }>(path, { ...(entryId !== null && { entryId }), operations: [next.operation] })
      const isHeld = !answer.done && passesByItself(answer.code)
      setHeld(isHeld ? answer : null)
      if (isHeld) await new Promise((resolve) => setTimeout(resolve, retryMs))
      else {
        const [outcome = null] = answer.done ? answer.result.outcomes : []
        const state = outcome === null || outcome.outcome === 'conflict' || outcome.outcome === 'refused' || outcome.outcome === 'mismatch' ? 'problem' : 'stored'
        const refusal = answer.done ? null : { code: answer.code, params: answer.params }
        outbox.change((all) => all.map((entry) => (entry.operation.opId === next.operation.opId ? { ...entry, state, outcome, refusal } : entry)))
        // The page gets the server's list anew when nothing is on its way any more, or a person has to choose.
        if (nextToSend(outbox.entries()) === null) router.refresh()
      }
      sending.current = false
      // Whatever was typed or drawn meanwhile, each try is followed by a look at what waits.
      setTries((count) => count + 1)
    })()
  }, [entries, tries, path, entryId, outbox, router])

  const framed = (part: TypedPart, baseVersion: number): PaperEntry => ({
    operation: { opId: newOperationId(), listId, baseVersion, ...part },
    ...{ typedAt: new Date().toISOString(), state: 'waiting', outcome: null, refusal: null },
  })
  const isProblem = (entry: PaperEntry) => entry.operation.opId === problem?.operation.opId
  return {
    list,
    waiting: entries.filter(({ state }) => state !== 'stored').length,
    problem,
    after: problem ? entries.length - entries.findIndex(isProblem) - 1 : 0,
    held,
    isKept,
    add: (...parts) => {
      const versions = new Map<string, number>()
      const made = parts.map((part) => {
        const entity = entityOf(part)
        const baseVersion = versions.get(entity) ?? list.versions[entity] ?? 0
        versions.set(entity, baseVersion + 1)
        return framed(part, baseVersion)
      })
      outbox.change((all) => [...all, ...made])
    },
    settle: (instead, baseVersion = 0) => outbox.change((all) => all.flatMap((entry) => (isProblem(entry) ? (instead ? [framed(instead, baseVersion)] : []) : [entry]))),
    dropRest: () => outbox.change((all) => all.slice(0, all.findIndex(isProblem))),
  }
}
