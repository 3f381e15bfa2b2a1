import type { z } from 'zod'
import { Refusal } from '@/lib/errors/refusal'
import { readJson } from './read-json'

/** The body of a request as its schema has it, or a refusal that names what is wrong with each field. The body itself may say which schema that is. */
export async function parseBody<Input>(request: Request, schema: z.ZodType<Input> | ((body: unknown) => z.ZodType<Input>), limit: number): Promise<Input> {
  const body = await readJson(request, limit)
  const parsed = (typeof schema === 'function' ? schema(body) : schema).safeParse(body)
  if (!parsed.success) throw new Refusal('input-invalid', { fields: firstPerField(parsed.error) })
  return parsed.data
}

function firstPerField(error: z.ZodError): Record<string, string> {
  return Object.fromEntries(error.issues.toReversed().map(({ path, message }) => [path.join('.'), message]))
}
