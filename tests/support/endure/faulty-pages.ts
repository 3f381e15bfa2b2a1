import type { Ask } from '@/tests/support/endure/phones-in-node'

type Sent = Readonly<Record<string, unknown>>

const sendingOf = (url: string, init: RequestInit | undefined): Sent | null =>
  url.endsWith('/api/device/operations') && typeof init?.body === 'string' ? (JSON.parse(init.body) as Sent) : null

/** Sends what the page wants to send in another form. */
const sendsAs =
  (change: (sent: Sent) => Sent): Ask =>
  (url, init) => {
    const sent = sendingOf(url, init)
    return fetch(url, sent === null ? init : { ...init, body: JSON.stringify(change(sent)) })
  }

/** A page of the previous version: it sends its operations alone. */
export const previousPage: Ask = sendsAs(({ operations }) => ({ operations }))

/** A page of a version that the server does not know any more, or not yet. */
export const foreignPage: Ask = sendsAs((sent) => ({ ...sent, schemaVersion: 99 }))

/** A page of the previous version at a server that takes the current one alone, as somebody might build it. */
export const refusedPage: Ask = async (url, init) =>
  sendingOf(url, init) === null ? fetch(url, init) : Response.json({ code: 'page-outdated', params: {}, retry: false }, { status: 426 })

/** A page that never notices another epoch. */
export function pageWithoutEpoch(): Ask {
  let first: unknown
  return async (url, init) => {
    const answer = await previousPage(url, init)
    if (!url.includes('/api/device/list')) return answer
    const list = (await answer.json()) as Sent
    first ??= list.epoch
    return Response.json({ ...list, epoch: first }, { status: answer.status })
  }
}
