/** What may stand in a number field while it is being typed, the real minus sign included. */
const beingTyped = /^[+\-\u2212]?\d*$/

/** The whole number typed so far: null while there is none yet, undefined when the text can never become one. */
export function readWholeNumber(text: string): number | null | undefined {
  const trimmed = text.trim()
  if (!beingTyped.test(trimmed)) return undefined
  const digits = trimmed.replace(/\D/g, '')
  if (digits === '') return null
  const size = Number(digits)
  return /^[-\u2212]/.test(trimmed) && size !== 0 ? -size : size
}
