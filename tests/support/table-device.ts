import { randomBytes } from 'node:crypto'
import type { OperationKind, OperationOf } from '@/lib/rules/list/operation'
import type { Outcome } from '@/lib/schema/outcome'

const hex = () => randomBytes(16).toString('hex')

/** A device at a table as the server sees it: requests with its token, without a page. */
export interface TableDevice {
  readonly send: <Kind extends OperationKind>(kind: Kind, payload: OperationOf<Kind>['payload'], baseVersion?: number) => Promise<Outcome['outcome']>
  readonly get: (path: string) => Promise<unknown>
  readonly post: (path: string, body: unknown) => Promise<{ status: number; code?: string }>
}

export async function tableDevice(url: string, token: string, listId: string): Promise<TableDevice> {
  const deviceId = hex()
  const opened = await fetch(`${url}/api/device/session`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ deviceId, token }) })
  const { sessionToken } = (await opened.json()) as { sessionToken: string }
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${sessionToken}` }
  const ask = (path: string, body: unknown) => fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  let seq = 0
  return {
    send: async (kind, payload, baseVersion = 0) => {
      seq += 1
      const operation = { opId: hex(), deviceId, seq, kind, listId, baseVersion, payload, typedAt: new Date().toISOString() }
      const { outcomes } = (await (await ask('/api/device/operations', { operations: [operation] })).json()) as { outcomes: Outcome[] }
      return outcomes[0]?.outcome ?? 'refused'
    },
    get: async (path) => (await fetch(url + path, { headers })).json() as Promise<unknown>,
    post: async (path, body) => {
      const answer = await ask(path, body)
      return { status: answer.status, ...((await answer.json()) as { code?: string }) }
    },
  }
}
