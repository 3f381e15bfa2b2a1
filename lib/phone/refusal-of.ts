export interface RefusalAnswer {
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>
}

type Refusing = Pick<RefusalAnswer, 'code'> & Partial<RefusalAnswer>

const isRefusing = (body: unknown): body is Refusing => typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'

/** Why the server said no, or null when the answer does not tell. */
export const refusalOf = (body: unknown): RefusalAnswer | null => (isRefusing(body) ? { code: body.code, params: body.params ?? {} } : null)
