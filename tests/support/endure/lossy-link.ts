import { once } from 'node:events'
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { wholeLink, type LinkFaults } from '@/tests/support/endure/link-faults'

export interface LinkCounts {
  readonly requests: number
  readonly requestsLost: number
  readonly answersLost: number
  readonly doubled: number
  readonly broken: number
}

/** A way to a server that can fail in every way in which the wifi of a hall does. */
export interface LossyLink {
  readonly url: string
  /** From now on these faults and no others. */
  readonly be: (faults: Partial<LinkFaults>) => void
  /** The server is at another address now, as after a restart. */
  readonly leadTo: (target: string) => void
  /** What has happened so far. */
  readonly counts: () => LinkCounts
  readonly stop: () => Promise<void>
}

async function bodyOf(stream: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}

/** Opens a link to a server; with a `random` of its own (tests/support/random-numbers) its chances repeat. */
export async function lossyLink(target: string, random: () => number = Math.random): Promise<LossyLink> {
  let to = target
  let faults = wholeLink
  const counts = { requests: 0, requestsLost: 0, answersLost: 0, doubled: 0, broken: 0 }
  // A TCP server that listens has an address with a port.
  const ownHost = () => `127.0.0.1:${String((server.address() as AddressInfo).port)}`

  const lose = (outgoing: ServerResponse) => {
    if (random() >= faults.silent) outgoing.destroy()
  }

  /** Sends it onwards as from the server's own page; null when the server cannot be reached or breaks off. */
  const onwards = ({ method, url, headers }: IncomingMessage, body: Buffer, signal: AbortSignal): Promise<IncomingMessage | null> =>
    new Promise((resolve) => {
      const origin = headers.origin?.replace(ownHost(), new URL(to).host)
      const going = ask(to + (url ?? '/'), { method, headers: origin === undefined ? headers : { ...headers, origin }, signal }, resolve)
      going.on('error', () => resolve(null))
      going.end(body)
    })

  const carry = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const faulty = faults.only(incoming)
    const happens = (share: number) => faulty && random() < share
    counts.requests += 1
    if (faults.down) return void outgoing.destroy()
    const body = await bodyOf(incoming)
    if (faulty && faults.slow > 0) await pause(random() * faults.slow)
    if (happens(faults.losesRequests)) {
      counts.requestsLost += 1
      lose(outgoing)
      return
    }
    // A page that goes away takes its event stream along; anything else it has sent has left it for good.
    const gone = new AbortController()
    if (incoming.method === 'GET') outgoing.on('close', () => gone.abort())
    if (happens(faults.doubles)) {
      counts.doubled += 1
      void onwards(incoming, body, gone.signal).then((second) => second?.resume())
    }
    const [answerLost, broken] = [happens(faults.losesAnswers), happens(faults.breaksAnswers)]
    const answer = await onwards(incoming, body, gone.signal)
    if (answer === null) return void outgoing.destroy()
    answer.on('error', () => outgoing.destroy())
    if (answerLost) {
      counts.answersLost += 1
      answer.resume()
      lose(outgoing)
      return
    }
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers).flushHeaders()
    if (!broken) return void answer.pipe(outgoing)
    counts.broken += 1
    const [piece] = (await Promise.race([once(answer, 'data'), once(answer, 'end')])) as [Buffer?]
    if (piece) outgoing.write(piece.subarray(0, Math.ceil(piece.length / 2)), () => outgoing.destroy())
    else outgoing.destroy()
  }

  const server = createServer((incoming, outgoing) => {
    carry(incoming, outgoing).catch(() => outgoing.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://${ownHost()}`,
    be: (next) => {
      faults = { ...wholeLink, ...next }
      if (faults.down) server.closeAllConnections()
    },
    leadTo: (next) => {
      to = next
    },
    counts: () => ({ ...counts }),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
