import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server after an update, as far as a phone can tell: its worker keeps another build, and when asked for, the files of the build before are gone. */
export interface UpdatedServer {
  readonly url: string
  readonly dropFiles: () => void
  readonly stop: () => void
}

export async function updatedServer(before: string): Promise<UpdatedServer> {
  let filesGone = false
  const server = createServer((incoming, outgoing) => {
    if (filesGone && incoming.url?.startsWith('/_next/')) {
      outgoing.writeHead(404).end()
      return
    }
    if (incoming.url === '/list-worker.js') {
      void fetch(`${before}/list-worker.js`).then(async (answer) => {
        outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end((await answer.text()).replace('cache:"list-page-', 'cache:"list-page-next-'))
      })
      return
    }
    const { origin, ...headers } = incoming.headers
    const going = ask(before + (incoming.url ?? '/'), { method: incoming.method, headers: { ...headers, host: new URL(before).host, ...(origin !== undefined && { origin: before }) } }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    going.on('error', () => outgoing.destroy())
    outgoing.on('close', () => going.destroy())
    incoming.pipe(going)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    // A TCP server that listens has an address with a port.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    dropFiles: () => {
      filesGone = true
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
