import { askServer } from '@/lib/phone/ask-server'
import { cannotSave } from '@/lib/phone/cannot-save'
import { endSession } from '@/lib/phone/end-session'
import { entriesToSend } from '@/lib/phone/entries-to-send'
import type { PhoneDatabase } from '@/lib/phone/phone-database'
import { refusalOf } from '@/lib/phone/refusal-of'
import { operationVersions } from '@/lib/schema/operation-versions'
import type { SendAnswer } from '@/lib/phone/send-answer'
import { takeOutcomes } from '@/lib/phone/take-outcomes'

/**
 * `nothing` = nothing waits · `sent` = answered, more may wait · `failed` = no answer, try later · `unsaved` = the server says that it cannot save now,
 * try later · `ended` = the sign has to be scanned again · `outdated` = this page is too old for the server.
 */
export type Sending = 'nothing' | 'sent' | 'failed' | 'unsaved' | 'ended' | 'outdated'

/** An answer holds outcomes also when its status is 409 or 422, which it is when exactly one operation was sent. */
const holdsOutcomes = (body: unknown): body is SendAnswer => typeof body === 'object' && body !== null && 'outcomes' in body && Array.isArray(body.outcomes)

/** These say "not now", not "never". */
const passing: ReadonlySet<number> = new Set([408, 425, 429])

/** Sends the oldest unsent entries of a list once, and keeps what the server says about them. */
export async function sendEntries(database: PhoneDatabase, listId: string, most = 50): Promise<Sending> {
  const kept = await database.get('lists', listId)
  const sending = entriesToSend(await database.getAllFromIndex('entries', 'list', listId), most)
  const [oldest] = sending
  if (!kept?.server || !oldest) return 'nothing'
  const { epoch } = kept.server
  const body = { schemaVersion: operationVersions.current, epoch, operations: sending.map(({ operation }) => operation) }
  const answer = await askServer('/api/device/operations', { token: kept.sessionToken, body })
  if (answer === null) return 'failed'
  const { status } = answer
  if (status === 401) {
    await endSession(database, listId, kept.sessionToken, answer.body)
    return 'ended'
  }
  if (holdsOutcomes(answer.body)) {
    await takeOutcomes(database, listId, answer.body.outcomes)
    return answer.body.outcomes.length === 0 ? 'failed' : 'sent'
  }
  if (cannotSave(answer)) return 'unsaved'
  const refusal = refusalOf(answer.body)
  if (refusal?.code === 'page-outdated') return 'outdated'
  if (status < 400 || status >= 500 || passing.has(status) || refusal === null) return 'failed'
  // The server understood and does not want it. Alone, so that one bad entry keeps no good one back.
  if (sending.length > 1) return sendEntries(database, listId, 1)
  await takeOutcomes(database, listId, [{ opId: oldest.opId, outcome: 'refused', violations: [{ code: refusal.code, tsr: '', params: {} }] }])
  return 'sent'
}
