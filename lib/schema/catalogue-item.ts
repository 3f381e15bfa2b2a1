import { z } from 'zod'

const common = {
  id: z.string().regex(/^[a-z0-9-]{1,64}$/),
  tsr: z.string().trim().regex(/^\d{1,2}(\.\d{1,2}){1,2}( \([a-z]\d?\))?$/, 'paragraph-invalid'),
  /** The organiser's own words; null = those of an entry that every tournament starts with. */
  words: z.string().trim().min(1, 'words-missing').max(120, 'words-too-long').nullable(),
  /** Not offered any more. It stays, since decisions name it. */
  retired: z.boolean(),
}

/** One entry of a tournament's catalogue of reasons and bound decisions. */
export const catalogueItem = z.discriminatedUnion('kind', [
  z.strictObject({ ...common, kind: z.literal('violation'), severity: z.enum(['insignificant', 'minor', 'serious']) }),
  z.strictObject({ ...common, kind: z.literal('bound-decision'), points: z.int().min(0).max(99), creditsPartners: z.boolean() }),
])

export type CatalogueItem = z.infer<typeof catalogueItem>
