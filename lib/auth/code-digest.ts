import { createHmac } from 'node:crypto'
import { serverSecret } from './server-secret'

/** What a printed code opens: the table of a hall, by QR or by typing, a person's own page, or the names of a tournament in its hall. */
export type CodeKind = 'table-sign' | 'table-code' | 'person' | 'hall'

/** What every form of a printed code is cut from. */
export const codeDigest = (kind: CodeKind, id: string, generation: number): Buffer => createHmac('sha256', serverSecret()).update(`${kind}\n${id}\n${generation}`).digest()
