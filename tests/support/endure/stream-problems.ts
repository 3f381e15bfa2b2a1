import type { Stream } from '@/tests/support/endure/stream'

/** Where the log of a list is not what its table sent: acknowledged and lost, there twice or in another order, or never sent. */
export function streamProblems({ sent, acknowledged, wrongAnswers }: Pick<Stream, 'sent' | 'acknowledged' | 'wrongAnswers'>, stored: readonly string[]): readonly string[] {
  const there = new Set(stored)
  const lost = [...acknowledged].filter((opId) => !there.has(opId)).map((opId) => `${opId} was acknowledged and is lost`)
  const foreign = stored.filter((opId, index) => sent[index] !== opId).map((opId) => `${opId} is stored where nobody sent it: doubled or out of order`)
  return [...lost, ...foreign, ...wrongAnswers.map((outcome) => `an entry was answered with ${outcome}`)]
}
