import { StartProblem } from '@/lib/start/start-problem.js'

export interface Settings {
  host: string
  port: number
  publicUrl: string | undefined
  /** Open to the phones of the hall, with a QR in the terminal that leads here. */
  hall: boolean
}

/** What the operator says through the environment and the command line; nobody else on the network can reach an untouched default. */
export function readSettings(env: NodeJS.ProcessEnv, hall = false): Settings {
  return {
    hall,
    host: hall ? '0.0.0.0' : env.HOST || '127.0.0.1',
    port: readPort(env.PORT || '3000'),
    publicUrl: readPublicUrl(env.PUBLIC_URL),
  }
}

function readPort(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) throw new StartProblem('port-invalid', { port: text })
  return port
}

function readPublicUrl(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) throw new StartProblem('public-url-invalid', { url: text })
  return new URL(text).origin
}
