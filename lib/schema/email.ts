import { z } from 'zod'

/** An address in the form it is compared in: NFKC, lower case, one ASCII @ between two parts without space. */
export const email = z
  .string()
  .max(254, 'email-invalid')
  .transform((text) => text.trim().normalize('NFKC').toLowerCase())
  .refine((text) => /^[^\s@\uFE6B\uFF20]+@[^\s@\uFE6B\uFF20]+\.[^\s@\uFE6B\uFF20]+$/u.test(text), 'email-invalid')
