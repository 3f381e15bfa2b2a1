import { z } from 'zod'

/** A step of a round: the round as the page has shown it, so that a page that is behind changes nothing. */
export const roundStep = z.strictObject({ roundId: z.uuid(), version: z.int().min(1) })
