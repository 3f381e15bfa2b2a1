/** What a table can say of a violation in one tap; the referee asks for the rest. Their words stand in the messages. */
export const claimReasons = ['not-followed', 'wrong-card', 'late-call', 'remark', 'dealing', 'other'] as const

export type ClaimReason = (typeof claimReasons)[number]

export const isClaimReason = (text: string | undefined): text is ClaimReason => claimReasons.some((reason) => reason === text)
