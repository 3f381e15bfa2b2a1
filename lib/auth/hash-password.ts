import { hash } from '@node-rs/argon2'

/** Argon2id at the cost OWASP names as its minimum: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** The hash to store; it carries its own salt and cost. Unicode forms of one password hash alike. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost)
}
