import { createHmac } from 'node:crypto'
import { serverSecret } from './server-secret'

/** What a code opens: the table of a hall, by QR or by typing, a person's own page, the names of a tournament in its hall, an invitation to its staff, or what a device does at its table. */
export type CodeKind = 'table-sign' | 'table-code' | 'person' | 'hall' | 'invitation' | 'session'

/** What every form of a code is cut from. */
export const codeDigest = (kind: CodeKind, id: string, generation: number): Buffer => createHmac('sha256', serverSecret()).update(`${kind}\n${id}\n${generation}`).digest()
