import { askServer } from '@/lib/phone/ask-server'
import { randomId } from '@/lib/phone/random-id'
import { refusalOf } from '@/lib/phone/refusal-of'

/** Who can countersign on this device with a PIN. */
export interface SigningReferee {
  readonly accountId: string
  readonly name: string
  /** Plays at this very table, which has to be confirmed. */
  readonly playsHere: boolean
}

interface Signature {
  readonly penaltyId: string
  readonly baseVersion: number
  readonly accountId: string
  readonly pin: string
  readonly interestConfirmed: boolean
}

/** What came of it; `no-contact` = it can only be done online. */
export type Signing = { readonly signed: true } | { readonly signed: false; readonly code: string; readonly params: Readonly<Record<string, string | number>> }

/** Signs one award with a referee's PIN. It is kept nowhere and never tried again by itself. */
export async function signAward(token: string, { interestConfirmed, ...signature }: Signature): Promise<Signing> {
  const answer = await askServer('/api/device/sign', { token, body: { opId: randomId(), ...signature, ...(interestConfirmed && { interestConfirmed: true }) } })
  if (answer === null) return { signed: false, code: 'no-contact', params: {} }
  if (answer.status === 200) return { signed: true }
  return { signed: false, code: 'failed', params: {}, ...refusalOf(answer.body) }
}
