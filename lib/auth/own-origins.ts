import { networkInterfaces } from 'node:os'
import { listensEverywhere } from '@/lib/server/listens-everywhere'

/** The addresses under which this server knows itself: the public one, this machine, and, when it listens to the network, its addresses there. */
export function ownOrigins(environment: NodeJS.ProcessEnv = process.env): ReadonlySet<string> {
  const { HOST: host = '127.0.0.1', PORT: port = '3000', PUBLIC_URL: publicUrl } = environment
  const network = listensEverywhere(host) ? Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []).map(({ address }) => address) : [host]
  const local = ['localhost', '127.0.0.1', '::1', ...network].map((name) => new URL(`http://${name.includes(':') ? `[${name.split('%')[0] ?? name}]` : name}:${port}`).origin)
  return new Set(publicUrl ? [...local, new URL(publicUrl).origin] : local)
}
