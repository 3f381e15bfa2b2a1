type Role = 'anonymous'

interface Row {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** What each role is answered to an otherwise right request: a status, or a status and the code of a refusal. */
  readonly answers: Readonly<Record<Role, string>>
}

/** Every route handler and what it answers to whom. A route without a row fails the test. Roles join as they come. */
export const routesMatrix: Readonly<Record<string, readonly Row[]>> = {
  'app/api/set-up/route.ts': [{ method: 'POST', answers: { anonymous: '403 set-up-token-wrong' } }],
  'app/api/device/session/route.ts': [{ method: 'POST', answers: { anonymous: '410 table-link-void' } }],
  'app/api/device/list/route.ts': [{ method: 'GET', answers: { anonymous: '401 session-ended' } }],
  'app/api/device/operations/route.ts': [{ method: 'POST', answers: { anonymous: '401 session-ended' } }],
}

/** Files with 'use server'. There are none so far. */
export const actionsMatrix: Readonly<Record<string, Readonly<Record<Role, string>>>> = {}
