import { logFailure } from '@/lib/server/log-failure'
import { Refusal, type RefusalParams } from './refusal'
import { refusalCodes, type RefusalCode } from './refusal-codes'
import { storageRefusal } from './storage-refusal'

/**
 * Answers with the result as JSON, or with the answer that the work has made itself. The only catch: a refusal becomes its status, code and params,
 * a database that cannot save says why, anything else is logged and stays here.
 */
export async function respond(work: () => Promise<unknown>): Promise<Response> {
  try {
    const result = await work()
    return result instanceof Response ? result : json(200, result)
  } catch (error) {
    // A database that cannot save was logged where it was noticed, once and not for each of a whole hall.
    const refusal = error instanceof Refusal ? error : storageRefusal(error)
    if (refusal) return refused(refusal.code, refusal.params)
    logFailure(error)
    return refused('failed', {})
  }
}

function refused(code: RefusalCode, params: RefusalParams): Response {
  const { status, retry } = refusalCodes[code]
  return json(status, { code, params, retry })
}

function json(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'private, no-store' } })
}
