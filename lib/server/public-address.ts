import { lanAddress } from './lan-address'
import { listensEverywhere } from './listens-everywhere'

/**
 * The address that people type or scan, without a slash at its end. Every link and QR code is made of it and never of what a request
 * says about its host: PUBLIC_URL, else this machine's address in the hall's network where it listens there, else localhost.
 */
export function publicAddress(environment: NodeJS.ProcessEnv = process.env, lan: () => string | null = lanAddress): string {
  const { HOST: host = '127.0.0.1', PORT: port = '3000', PUBLIC_URL: publicUrl } = environment
  if (publicUrl) return new URL(publicUrl).origin
  return new URL(`http://${hostName(host, lan)}:${port}`).origin
}

function hostName(host: string, lan: () => string | null): string {
  if (listensEverywhere(host)) return lan() ?? 'localhost'
  if (host === '127.0.0.1' || host === '::1') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
