import type { RefusalCode } from './refusal-codes'

export type RefusalParams = Readonly<Record<string, string | number | Readonly<Record<string, string>>>>

/** What a person asked for and may not have, or not like this. Thrown, because that takes the transaction back. */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  constructor(
    readonly code: RefusalCode,
    readonly params: RefusalParams = {},
  ) {
    super(code)
  }
}
