import { randomBytes, randomUUID } from 'node:crypto'
import { hashToken } from '@/lib/auth/hash-token'
import { sameCode } from '@/lib/auth/same-code'
import { signedCode } from '@/lib/auth/signed-code'
import type { Transaction } from '@/lib/db/open-database'
import { write } from '@/lib/db/write'
import { Refusal } from '@/lib/errors/refusal'
import { foldList } from '@/lib/rules/list/fold-list'
import { appendOperation } from '@/lib/tournament/lists/append-operation'
import { loadList } from '@/lib/tournament/lists/load-list'
import { ring } from '@/lib/tournament/tournaments/ring'
import { currentTable } from './current-table'
import { signId } from './sign-id'
import { tableSign } from './table-sign'
import { countWrongCode } from './count-wrong-code'
import { refuseTooManyCodes } from './refuse-too-many-codes'

/** Devices that may be at one table at once. */
const mostDevices = 3

export interface TableKey {
  readonly deviceId: string
  readonly tournamentId: string
  readonly tableNumber: number
  /** The whole token from a QR, or six characters typed from the sign. */
  readonly key: { readonly scanned: string } | { readonly typed: string }
}

export interface OpenedSession {
  readonly sessionToken: string
  readonly listId: string
}

/** Lets a device in to the list that its table keeps now. The first device of a list keeps it; a further one only looks until it takes over. */
export async function openTableSession(table: TableKey): Promise<OpenedSession> {
  const opened = await write((transaction) => open(transaction, table))
  // Refused only now, because a refusal takes back the transaction that counted the wrong try.
  if (opened === null) throw new Refusal('table-code-wrong')
  return opened
}

async function open(transaction: Transaction, { deviceId, tournamentId, tableNumber, key }: TableKey): Promise<OpenedSession | null> {
  const sign = await tableSign(transaction, tournamentId, tableNumber)
  if ('typed' in key) {
    const id = signId(tournamentId, tableNumber)
    await refuseTooManyCodes(transaction, id)
    if (!sameCode(key.typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''), sign.code)) {
      await countWrongCode(transaction, id)
      return null
    }
  } else if (!sameCode(key.scanned, sign.token)) throw new Refusal('table-link-void')

  const current = await currentTable(transaction, tournamentId, tableNumber)
  if (current === null) throw new Refusal('no-round-at-table', { tableNumber })
  // Locked before the tournament, as with every entry of a device; of two requests at once the second finds the session of the first.
  await transaction.list.updateMany({ where: { id: current.listId }, data: { length: { increment: 0 } } })
  const { token, isNew } = await admit(transaction, current.table.id, deviceId)
  await keepFirst(transaction, current.listId, deviceId)
  if (isNew) await ring(transaction, tournamentId)
  return { sessionToken: token, listId: current.listId }
}

/**
 * The token of this device at this table: while it is signed on always the same, however often it asks and whichever answer it hears.
 * A bad wifi doubles the request, keeps it for seconds, or loses what was answered.
 */
async function admit(transaction: Transaction, tableId: string, deviceId: string): Promise<{ token: string; isNew: boolean }> {
  const open = await transaction.tableSession.findMany({ where: { tableId, endedAt: null }, select: { id: true, deviceId: true, tokenHash: true } })
  const own = open.find((session) => session.deviceId === deviceId && session.tokenHash === hashToken(tokenOf(session.id)))
  if (own) return { token: tokenOf(own.id), isNew: false }
  const others = new Set(open.map((session) => session.deviceId).filter((id) => id !== deviceId))
  if (others.size >= mostDevices) throw new Refusal('too-many-devices', { most: mostDevices })
  const id = randomUUID()
  await transaction.tableSession.create({ data: { id, tableId, deviceId, tokenHash: hashToken(tokenOf(id)) } })
  return { token: tokenOf(id), isNew: true }
}

const tokenOf = (sessionId: string): string => signedCode('session', sessionId, 1)

async function keepFirst(transaction: Transaction, listId: string, deviceId: string): Promise<void> {
  const loaded = await loadList(transaction, listId)
  if (loaded === null) return
  const list = foldList(loaded.head, loaded.operations)
  if ((list.versions.keeper ?? 0) > 0) return
  await appendOperation(transaction, `device:${deviceId}`, {
    opId: randomBytes(16).toString('hex'),
    deviceId,
    seq: 0,
    kind: 'device-changed',
    listId,
    baseVersion: 0,
    payload: { device: deviceId },
    typedAt: new Date().toISOString(),
  })
}
