/** Of a participant, the disqualifications that were not cancelled: who has one is out of coming draws (TSR 9.7.2). */
export const standingDisqualifications = { where: { kind: 'disqualification', cancelledAt: null }, select: { id: true } } as const
