import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** `whole` · `pages` = pages load, nothing can be asked or sent · `swallows` = what is sent arrives, the answer gets lost. */
export type NetworkState = 'whole' | 'pages' | 'swallows'

export interface FaultyNetwork {
  readonly url: string
  be: (state: NetworkState) => void
  stop: () => Promise<void>
}

/** A way to the server that can fail as the wifi of a hall does. */
export async function faultyNetwork(target: string): Promise<FaultyNetwork> {
  let state: NetworkState = 'whole'
  const carry = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const isQuestion = incoming.url?.startsWith('/api/') ?? false
    if (isQuestion && state === 'pages') {
      incoming.socket.destroy()
      return
    }
    const loses = isQuestion && state === 'swallows' && incoming.method === 'POST'
    const onward = request(target + (incoming.url ?? '/'), { method: incoming.method, headers: incoming.headers }, (answer) => {
      if (loses) {
        answer.resume()
        answer.on('end', () => incoming.socket.destroy())
        return
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => incoming.socket.destroy())
    incoming.pipe(onward)
  }
  const server = createServer(carry)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server that listens has an address with a port.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    be: (next) => {
      state = next
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
