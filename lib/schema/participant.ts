import { z } from 'zod'
import { nameConsent } from './name-consent'

/** One line without control characters, spaces tidied: what is typed or pasted for a person. */
const line = z.string().transform((text) => text.normalize('NFC').replaceAll(/[\p{Cc}\p{Z}]+/gu, ' ').trim())

export const participantFields = {
  name: line.pipe(z.string().min(1, 'name-missing').max(100, 'name-too-long')),
  club: line.pipe(z.string().max(60, 'club-too-long')),
}

/** A new person. The id is made by the page, so that the same one sent twice is one person. */
export const newParticipant = z.strictObject({ id: z.uuid(), ...participantFields })

export type NewParticipant = z.infer<typeof newParticipant>

/** One person, or a whole pasted list at once. */
export const newParticipants = z.strictObject({ people: z.array(newParticipant).min(1).max(500) })

export const changedParticipant = z.strictObject({ version: z.int(), ...participantFields, consent: nameConsent.exactOptional() })

export type ChangedParticipant = z.infer<typeof changedParticipant>
