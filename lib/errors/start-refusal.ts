export type StartRefusalCode =
  | 'data-folder-not-writable'
  | 'data-folder-in-use'
  | 'database-newer'
  | 'database-not-reached'
  | 'database-url-not-understood'
  | 'migration-changed'
  | 'migration-failed'
  | 'migration-missing'
  | 'migration-out-of-order'
  | 'native-module-missing'
  | 'sqlite-too-old'

/** Why the program cannot start, for the one place that turns it into a sentence with its remedy. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal'

  constructor(
    readonly code: StartRefusalCode,
    readonly params: Readonly<Record<string, string>> = {},
    options?: ErrorOptions,
  ) {
    super(code, options)
  }
}
