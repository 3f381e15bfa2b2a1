import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface SilentWire {
  readonly url: string
  /** Nothing arrives any more and nobody is told, as when a cable is pulled. */
  readonly fallSilent: () => void
  readonly stop: () => void
}

/** A way to a database server that can fall silent. */
export async function silentWire(target: string): Promise<SilentWire> {
  const { hostname, port } = new URL(target)
  const ends = new Set<Socket>()
  const server = createServer((incoming) => {
    const outgoing = connect(Number(port), hostname)
    for (const end of [incoming, outgoing]) {
      ends.add(end)
      end.on('error', () => end.destroy())
      end.on('close', () => ends.delete(end))
    }
    incoming.pipe(outgoing).pipe(incoming)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(target)
  // A TCP server that listens has an address with a port.
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    fallSilent: () => {
      for (const end of ends) end.unpipe().pause()
    },
    stop: () => {
      for (const end of ends) end.destroy()
      server.close()
    },
  }
}
