import { createHmac } from 'node:crypto'
import { serverSecret } from './server-secret'

/** The secret of the sign-in cookies alone: what is printed on a table sign is made from another. */
export function sessionSecret(): string {
  return createHmac('sha256', serverSecret()).update('sign-in').digest('base64url')
}
