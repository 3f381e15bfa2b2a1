const roles = ['anonymous', 'table', 'announcer', 'deskHelper', 'referee', 'tribunal', 'management', 'administrator', 'managementElsewhere', 'ownLink', 'ownLinkElsewhere', 'voidOwnLink'] as const

/**
 * Who asks. `administrator` has no role in the tournament in question, `managementElsewhere` one in another tournament; `ownLink` is a
 * player's own link, `ownLinkElsewhere` one of another tournament, `voidOwnLink` one that was made void.
 */
export type Role = (typeof roles)[number]

export interface Row {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** What each role is answered to an otherwise right request: a status, or a status and the code of a refusal. */
  readonly answers: Readonly<Partial<Record<Role, string>>> & { readonly anonymous: string }
}

/** A route inside one tournament: who has no role there learns nothing, not even that it exists. */
export function desk(allowed: readonly Role[], answer: string): Record<Role, string> {
  const answers: Record<Role, string> = { anonymous: '401 not-signed-in', table: '401 not-signed-in', ownLink: '401 not-signed-in', ownLinkElsewhere: '401 not-signed-in', voidOwnLink: '401 not-signed-in', administrator: '404 not-found', managementElsewhere: '404 not-found', announcer: '', deskHelper: '', referee: '', tribunal: '', management: '' }
  for (const role of roles) answers[role] ||= allowed.includes(role) ? answer : '403 not-allowed'
  return answers
}

/** A route for a player's own link, which nothing else opens. */
export function ownLink(answer: string, elsewhere: string): Row['answers'] {
  const answers = Object.fromEntries(roles.map((role) => [role, '404 person-link-void']))
  return { ...answers, anonymous: '404 person-link-void', ownLink: answer, ownLinkElsewhere: elsewhere }
}

/** Every route handler and what it answers to whom. A route without a row fails the test. Roles join as they come. */
export const routesMatrix: Readonly<Record<string, readonly Row[]>> = {
  'app/api/set-up/route.ts': [{ method: 'POST', answers: { anonymous: '403 set-up-token-wrong' } }],
  'app/api/auth/[...nextauth]/route.ts': [
    { method: 'GET', answers: { anonymous: '200' } },
    { method: 'POST', answers: { anonymous: '401 sign-in-wrong' } },
  ],
  'app/api/new-password/route.ts': [{ method: 'POST', answers: { anonymous: '410 admin-link-void' } }],
  'app/api/invitation/route.ts': [{ method: 'POST', answers: { anonymous: '410 invitation-unknown', administrator: '410 invitation-unknown', announcer: '410 invitation-unknown' } }],
  'app/api/invitation/join/route.ts': [{ method: 'POST', answers: { anonymous: '410 invitation-unknown', administrator: '410 invitation-unknown' } }],
  'app/api/invitation/accept/route.ts': [{ method: 'POST', answers: { anonymous: '401 not-signed-in', administrator: '410 invitation-unknown', announcer: '410 invitation-unknown', management: '410 invitation-unknown' } }],
  'app/api/desk/[slug]/roles/invitations/route.ts': [{ method: 'POST', answers: desk(['management'], '200') }],
  'app/api/desk/[slug]/roles/invitations/withdraw/route.ts': [{ method: 'POST', answers: desk(['management'], '404 not-found') }],
  'app/api/desk/[slug]/roles/grant/route.ts': [{ method: 'POST', answers: desk(['management'], '200') }],
  'app/api/desk/[slug]/roles/revoke/route.ts': [{ method: 'POST', answers: desk(['management'], '200') }],
  'app/api/tournaments/route.ts': [{ method: 'POST', answers: { anonymous: '401 not-signed-in', administrator: '200', management: '200', deskHelper: '200' } }],
  'app/api/desk/[slug]/settings/route.ts': [{ method: 'PATCH', answers: desk(['management'], '200') }],
  'app/api/desk/[slug]/catalogue/route.ts': [{ method: 'POST', answers: desk(['management'], '200') }],
  'app/api/desk/[slug]/archive/route.ts': [{ method: 'POST', answers: desk(['management'], '200') }],
  'app/api/desk/[slug]/people/route.ts': [{ method: 'POST', answers: desk(['management'], '200') }],
  'app/api/desk/[slug]/people/[id]/route.ts': [
    { method: 'PATCH', answers: desk(['management'], '200') },
    { method: 'DELETE', answers: desk(['management'], '200') },
  ],
  'app/api/desk/[slug]/people/[id]/presence/route.ts': [{ method: 'POST', answers: desk(['management', 'deskHelper'], '200') }],
  'app/api/desk/[slug]/people/presence/route.ts': [{ method: 'POST', answers: desk(['management', 'deskHelper'], '200') }],
  'app/api/desk/[slug]/people/[id]/withdrawal/route.ts': [{ method: 'POST', answers: desk(['management'], '200') }],
  'app/api/desk/[slug]/people/[id]/link/route.ts': [{ method: 'GET', answers: desk(['management', 'deskHelper'], '200') }],
  'app/api/desk/[slug]/people/[id]/link/rotate/route.ts': [{ method: 'POST', answers: desk(['management', 'deskHelper'], '200') }],
  'app/api/desk/[slug]/people/consent/route.ts': [{ method: 'POST', answers: desk(['management'], '200') }],
  'app/api/desk/[slug]/hall/route.ts': [{ method: 'GET', answers: desk(['management', 'deskHelper'], '200') }],
  'app/api/desk/[slug]/hall/rotate/route.ts': [{ method: 'POST', answers: desk(['management', 'deskHelper'], '200') }],
  'app/api/public/[slug]/route.ts': [{ method: 'GET', answers: { anonymous: '200' } }],
  'app/api/person/consent/route.ts': [{ method: 'POST', answers: ownLink('200', '200') }],
  'app/api/person/list/route.ts': [{ method: 'GET', answers: ownLink('200', '200') }],
  'app/api/person/confirm/route.ts': [{ method: 'POST', answers: ownLink('422 list-refused', '404 not-found') }],
  'app/api/person/object/route.ts': [{ method: 'POST', answers: ownLink('200', '404 not-found') }],
  'app/api/desk/[slug]/lists/leaving/route.ts': [{ method: 'POST', answers: desk(['management', 'deskHelper', 'referee'], '404 not-found') }],
  'app/api/desk/[slug]/people/[id]/restore/route.ts': [{ method: 'POST', answers: desk(['management'], '200') }],
  'app/api/desk/[slug]/export/[what]/route.ts': [{ method: 'GET', answers: desk(['management', 'deskHelper'], '200') }],
  'app/api/desk/[slug]/print/[what]/route.ts': [{ method: 'GET', answers: desk(['management', 'deskHelper'], '200') }],
  'app/api/tournaments/[slug]/version/route.ts': [{ method: 'GET', answers: { anonymous: '200' } }],
  'app/api/device/session/route.ts': [{ method: 'POST', answers: { anonymous: '410 table-link-void' } }],
  'app/api/device/list/route.ts': [{ method: 'GET', answers: { anonymous: '401 session-ended' } }],
  'app/api/device/operations/route.ts': [{ method: 'POST', answers: { anonymous: '401 session-ended' } }],
  'app/api/device/sign/route.ts': [{ method: 'POST', answers: { anonymous: '401 session-ended' } }],
  'app/api/device/referees/route.ts': [{ method: 'GET', answers: { anonymous: '401 session-ended' } }],
  'app/api/desk/[slug]/referee/pin/route.ts': [{ method: 'POST', answers: desk(['referee', 'tribunal'], '200') }],
  'app/api/desk/[slug]/penalties/award/route.ts': [{ method: 'POST', answers: desk(['referee'], '404 not-found') }],
  'app/api/desk/[slug]/penalties/countersign/route.ts': [{ method: 'POST', answers: desk(['referee', 'tribunal'], '404 not-found') }],
  'app/api/desk/[slug]/penalties/cancel/route.ts': [{ method: 'POST', answers: desk(['referee', 'tribunal'], '404 not-found') }],
  'app/api/desk/[slug]/penalties/challenge/route.ts': [{ method: 'POST', answers: desk(['referee'], '404 not-found') }],
  'app/api/desk/[slug]/penalties/decide/route.ts': [{ method: 'POST', answers: desk(['tribunal'], '404 not-found') }],
  'app/api/desk/[slug]/claims/dismiss/route.ts': [{ method: 'POST', answers: desk(['referee'], '404 not-found') }],
  'app/api/desk/[slug]/sanctions/route.ts': [{ method: 'POST', answers: desk(['referee', 'tribunal'], '404 not-found') }],
  'app/api/desk/[slug]/sanctions/cancel/route.ts': [{ method: 'POST', answers: desk(['referee', 'tribunal'], '404 not-found') }],
  'app/api/desk/[slug]/roles/plays/route.ts': [{ method: 'POST', answers: desk(['management'], '404 not-found') }],
  'app/api/desk/[slug]/draw/route.ts': [{ method: 'POST', answers: desk(['management'], '422 people-cannot-be-seated') }],
  'app/api/desk/[slug]/draw/swap/route.ts': [{ method: 'POST', answers: desk(['management'], '409 changed-meanwhile') }],
  'app/api/desk/[slug]/draw/discard/route.ts': [{ method: 'POST', answers: desk(['management'], '409 changed-meanwhile') }],
  'app/api/desk/[slug]/rounds/publish/route.ts': [{ method: 'POST', answers: desk(['management'], '404 not-found') }],
  'app/api/desk/[slug]/rounds/release/route.ts': [{ method: 'POST', answers: desk(['referee'], '404 not-found') }],
  'app/api/desk/[slug]/rounds/end/route.ts': [{ method: 'POST', answers: desk(['referee'], '404 not-found') }],
  'app/api/desk/[slug]/rounds/close/route.ts': [{ method: 'POST', answers: desk(['management'], '404 not-found') }],
  'app/api/desk/[slug]/delegate/route.ts': [{ method: 'POST', answers: desk(['referee'], '404 not-found') }],
  'app/api/desk/[slug]/delegate/end/route.ts': [{ method: 'POST', answers: desk(['referee'], '200') }],
  'app/api/desk/[slug]/lists/end/route.ts': [{ method: 'POST', answers: desk(['referee'], '404 not-found') }],
  'app/api/desk/[slug]/lists/end-withdraw/route.ts': [{ method: 'POST', answers: desk(['referee'], '404 not-found') }],
  'app/api/desk/[slug]/lists/dealing/route.ts': [{ method: 'POST', answers: desk(['management', 'deskHelper', 'referee'], '404 not-found') }],
  'app/api/desk/[slug]/lists/strike/route.ts': [{ method: 'POST', answers: desk(['referee'], '404 not-found') }],
  'app/api/desk/[slug]/lists/strike-withdraw/route.ts': [{ method: 'POST', answers: desk(['referee'], '404 not-found') }],
  'app/api/desk/[slug]/lists/extra-time/route.ts': [{ method: 'POST', answers: desk(['referee'], '404 not-found') }],
  'app/api/desk/[slug]/rounds/redraw/route.ts': [{ method: 'POST', answers: desk(['management'], '404 not-found') }],
  'app/api/desk/[slug]/rounds/restore/route.ts': [{ method: 'POST', answers: desk(['management'], '404 not-found') }],
  'app/api/desk/[slug]/rounds/put-in/route.ts': [{ method: 'POST', answers: desk(['management'], '404 not-found') }],
  'app/api/desk/[slug]/lists/check/route.ts': [{ method: 'POST', answers: desk(['management', 'deskHelper'], '404 not-found') }],
  'app/api/desk/[slug]/lists/totals/route.ts': [{ method: 'POST', answers: desk(['management', 'deskHelper'], '404 not-found') }],
  'app/api/desk/[slug]/lists/reopen/route.ts': [{ method: 'POST', answers: desk(['management', 'referee'], '404 not-found') }],
  'app/api/desk/[slug]/lists/correct/route.ts': [{ method: 'POST', answers: desk(['management', 'referee'], '404 not-found') }],
  'app/api/desk/[slug]/lists/operations/route.ts': [{ method: 'POST', answers: desk(['management', 'deskHelper'], '404 not-found') }],
  'app/api/desk/[slug]/lists/second/start/route.ts': [{ method: 'POST', answers: desk(['management', 'deskHelper'], '404 not-found') }],
  'app/api/desk/[slug]/lists/second/operations/route.ts': [{ method: 'POST', answers: desk(['management', 'deskHelper'], '404 not-found') }],
  'app/api/desk/[slug]/lists/second/finish/route.ts': [{ method: 'POST', answers: desk(['management', 'deskHelper'], '404 not-found') }],
  'app/api/desk/[slug]/lists/second/abandon/route.ts': [{ method: 'POST', answers: desk(['management', 'deskHelper'], '404 not-found') }],
  'app/api/desk/[slug]/lists/second/decide/route.ts': [{ method: 'POST', answers: desk(['management', 'deskHelper'], '404 not-found') }],
  'app/api/desk/[slug]/lists/devices/route.ts': [{ method: 'POST', answers: desk(['management', 'deskHelper'], '404 not-found') }],
  'app/api/desk/[slug]/lists/photos/route.ts': [{ method: 'POST', answers: desk(['management', 'deskHelper'], '404 not-found') }],
  'app/api/desk/[slug]/lists/photos/remove/route.ts': [{ method: 'POST', answers: desk(['management', 'deskHelper'], '404 not-found') }],
  'app/api/desk/[slug]/lists/photos/[photoId]/route.ts': [{ method: 'GET', answers: desk(['management', 'deskHelper'], '404 not-found') }],
}

/** Files with 'use server'. There are none so far. */
export const actionsMatrix: Readonly<Record<string, Readonly<Record<Role, string>>>> = {}
