import type { IncomingMessage } from 'node:http'

/** What a wifi does to what goes over it; shares are between 0 and 1. */
export interface LinkFaults {
  /** Share of requests that never arrive. */
  readonly losesRequests: number
  /** Share of requests that arrive and take effect, while their answer gets lost. */
  readonly losesAnswers: number
  /** Share of requests that arrive twice, at the same time. */
  readonly doubles: number
  /** Share of answers that break off in the middle. */
  readonly breaksAnswers: number
  /** Share of what gets lost without a word, so that the sender waits for its own time-out; the rest breaks the connection at once. */
  readonly silent: number
  /** Longest time in milliseconds that a request takes to arrive; each takes a random part of it. */
  readonly slow: number
  /** Nothing goes through, and what is on its way is cut. */
  readonly down: boolean
  /** What the faults are for; everything else goes through whole, unless the link is down. */
  readonly only: (request: Pick<IncomingMessage, 'method' | 'url'>) => boolean
}

/** A link that does nothing wrong. */
export const wholeLink: LinkFaults = { losesRequests: 0, losesAnswers: 0, doubles: 0, breaksAnswers: 0, silent: 0, slow: 0, down: false, only: () => true }
