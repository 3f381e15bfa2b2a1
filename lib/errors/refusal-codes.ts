interface Answer {
  readonly status: number
  /** Whether the same request can succeed later without being changed. */
  readonly retry: boolean
}

/** Every reason a request is refused for. The words for them live with the other messages, by code. */
export const refusalCodes = {
  'body-not-json': { status: 415, retry: false },
  'body-too-large': { status: 413, retry: false },
  'body-not-understood': { status: 400, retry: false },
  'input-invalid': { status: 422, retry: false },
  'foreign-origin': { status: 403, retry: false },
  'not-allowed': { status: 403, retry: false },
  'set-up-done': { status: 410, retry: false },
  'set-up-token-wrong': { status: 403, retry: false },
  'set-up-token-expired': { status: 410, retry: false },
  'set-up-first': { status: 503, retry: true },
  'not-signed-in': { status: 401, retry: false },
  'not-found': { status: 404, retry: false },
  'changed-meanwhile': { status: 409, retry: false },
  'table-code-wrong': { status: 403, retry: false },
  'table-code-blocked': { status: 429, retry: true },
  'table-link-void': { status: 410, retry: false },
  'no-round-at-table': { status: 409, retry: true },
  'no-tournament-playing': { status: 409, retry: true },
  'several-tournaments': { status: 409, retry: false },
  'too-many-devices': { status: 409, retry: true },
  'session-ended': { status: 401, retry: false },
  'people-cannot-be-seated': { status: 422, retry: false },
  'official-needs-fours': { status: 422, retry: false },
  'all-rounds-drawn': { status: 409, retry: false },
  'draft-exists': { status: 409, retry: false },
  'field-changed': { status: 409, retry: false },
  'round-not-closed': { status: 409, retry: true },
  'lists-not-checked': { status: 409, retry: true },
  'list-refused': { status: 422, retry: false },
  'list-not-reopened': { status: 409, retry: false },
  'sign-in-wrong': { status: 401, retry: false },
  'sign-in-wait': { status: 429, retry: true },
  'form-too-old': { status: 403, retry: true },
  'admin-link-void': { status: 410, retry: false },
  'admin-email-unknown': { status: 422, retry: false },
  'tie-rule-frozen': { status: 409, retry: false },
  'role-ended': { status: 403, retry: false },
  'invitation-unknown': { status: 410, retry: false },
  'invitation-used': { status: 410, retry: false },
  'invitation-expired': { status: 410, retry: false },
  'invitation-withdrawn': { status: 410, retry: false },
  'account-exists': { status: 409, retry: false },
  'last-management': { status: 409, retry: false },
  'already-seated': { status: 409, retry: false },
  'no-round-to-print': { status: 409, retry: true },
  failed: { status: 500, retry: true },
} as const satisfies Record<string, Answer>

export type RefusalCode = keyof typeof refusalCodes
