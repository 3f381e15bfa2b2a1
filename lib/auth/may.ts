/** Who asks. Sessions, table tokens and roles join here as they come. */
export interface Actor {
  readonly kind: 'anonymous'
}

/** The one policy: what each actor may do. Every route, action and page asks here for itself. */
export const may = {
  /** Anybody: what counts is the set-up token, which the service checks. */
  makeFirstAdministrator: () => true,
} as const satisfies Record<string, (actor: Actor) => boolean>
