import { setTimeout as pause } from 'node:timers/promises'
import { inTime } from '@/lib/db/in-time'
import type { Operation } from '@/lib/rules/list/operation'
import type { Outcome } from '@/lib/schema/outcome'
import { hexId } from '@/tests/support/build-tournament'
import { typed } from '@/tests/support/typed'

/** Faults that can be planted in a sender, so that the harness shows that it finds them. */
export type Planted = 'counts what was only sent as acknowledged' | 'makes a new entry of what it sends again'

/** What one table sends without an end: the log that the server must have of it, as far as it was acknowledged. */
export interface Stream {
  readonly listId: string
  /** Everything that was sent at least once, in order. */
  readonly sent: readonly string[]
  readonly acknowledged: ReadonlySet<string>
  /** Answers that none of its entries may ever get. */
  readonly wrongAnswers: readonly string[]
  /** Why the server took nothing of a sending, in order. */
  readonly refusals: readonly string[]
  readonly inFlight: () => boolean
  /** Sends what is open until it is acknowledged, and makes nothing new. */
  readonly drain: () => Promise<void>
  /** Sends nothing more, acknowledged or not. */
  readonly stop: () => Promise<void>
}

/** Below the games at whose end compulsory solos are presented, so that every entry is one the table may make. */
const games = 8
const most = 3

export interface AdmittedDevice {
  readonly deviceId: string
  readonly listId: string
  readonly sessionToken: string
}

/** Enters eight games and then corrects one after the other, always in order, again and again until each is acknowledged. */
export function stream(url: string, { deviceId, listId, sessionToken }: AdmittedDevice, random: () => number, planted?: Planted): Stream {
  const sent: string[] = []
  const acknowledged = new Set<string>()
  const wrongAnswers: string[] = []
  const refusals: string[] = []
  let [made, draining, stopped, flying] = [0, false, false, false]
  let open: Operation[] = []

  const next = (): Operation => {
    const [place, baseVersion] = [(made % games) + 1, Math.floor(made / games)]
    const value = 1 + (made % 7)
    made += 1
    const payload = typed.normal(place, [value, value, -value, -value])
    return { opId: hexId(), deviceId, seq: made, kind: baseVersion === 0 ? 'game-entered' : 'game-corrected', listId, baseVersion, payload, typedAt: new Date().toISOString() }
  }
  const take = ({ opId, outcome }: Pick<Outcome, 'opId' | 'outcome'>) => {
    if (outcome === 'stored' || outcome === 'known') acknowledged.add(opId)
    else wrongAnswers.push(outcome)
    open = open.filter((operation) => operation.opId !== opId)
  }
  const send = async () => {
    for (const { opId } of open) if (!sent.includes(opId)) sent.push(opId)
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${sessionToken}` }
    const exchange = async () => {
      const answer = await fetch(`${url}/api/device/operations`, { method: 'POST', headers, body: JSON.stringify({ operations: open }), signal: AbortSignal.timeout(8_000) })
      return (await answer.json()) as { outcomes?: readonly Outcome[]; code?: string }
    }
    // The signal does not always end the wait for the rest of an answer that had begun to come.
    const answer = inTime(exchange(), 9_000)
    if (planted === 'counts what was only sent as acknowledged') for (const { opId } of open) take({ opId, outcome: 'stored' })
    const { outcomes, code } = await answer
    if (code !== undefined) refusals.push(code)
    for (const outcome of outcomes ?? []) take(outcome)
  }
  /** What the server takes for one more change of the same game. */
  const again = (operation: Operation): Operation => {
    const opId = hexId()
    sent[sent.indexOf(operation.opId)] = opId
    const { place } = operation.payload as { place: number }
    const value = 1 + (made % 5)
    return { ...operation, opId, kind: 'game-corrected', baseVersion: operation.baseVersion + 1, payload: typed.normal(place, [-value, value, value, -value]) }
  }
  const run = async () => {
    while (!stopped && !(draining && open.length === 0)) {
      while (!draining && open.length < Math.ceil(random() * most)) open.push(next())
      flying = true
      await send().catch(() => {
        if (planted === 'makes a new entry of what it sends again') open = open.map(again)
      })
      flying = false
      await pause(20 + random() * 100)
    }
  }
  const running = run()
  return {
    listId,
    sent,
    acknowledged,
    wrongAnswers,
    refusals,
    inFlight: () => flying,
    drain: () => {
      draining = true
      return running
    },
    stop: () => {
      stopped = true
      return running
    },
  }
}
