/** One text for one value, whatever order its keys came in, so that equal payloads have equal hashes on both databases. */
export function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (isRecord(part) ? Object.fromEntries(Object.entries(part).toSorted(byKey)) : part))
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

const byKey = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1)
