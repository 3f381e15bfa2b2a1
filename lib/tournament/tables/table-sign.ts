import { signedCode } from '@/lib/auth/signed-code'
import { typedCode } from '@/lib/auth/typed-code'
import type { Reader, Transaction } from '@/lib/db/open-database'
import { signId } from './sign-id'

export interface TableSign {
  readonly tableNumber: number
  /** For the QR: what stands behind `#t=` in the link. */
  readonly token: string
  /** For typing, together with the table number. */
  readonly code: string
  /** A sign with this code was printed already. */
  readonly isPrinted: boolean
}

/** The codes that stand on the sign of a table today. */
export async function tableSign(database: Reader | Transaction, tournamentId: string, tableNumber: number): Promise<TableSign> {
  const sign = await database.tableSign.findUnique({ where: { tournamentId_number: { tournamentId, number: tableNumber } } })
  const generation = sign?.generation ?? 1
  const id = signId(tournamentId, tableNumber)
  return { tableNumber, token: `${tournamentId}.${tableNumber}.${signedCode('table-sign', id, generation)}`, code: typedCode(id, generation), isPrinted: sign?.printed === generation }
}
