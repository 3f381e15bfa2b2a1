import type { z } from 'zod'
import { Refusal } from '@/lib/errors/refusal'
import { respond } from '@/lib/errors/respond'
import { checkOrigin } from './check-origin'
import type { Actor } from './may'
import { readJson } from './read-json'

interface Mutation<Input> {
  readonly schema: z.ZodType<Input>
  readonly may: (actor: Actor) => boolean
  readonly run: (input: Input, actor: Actor) => Promise<unknown>
  /** In bytes. */
  readonly limit?: number
}

/** The one wrapper of every route that changes something: where it comes from, who asks, what was sent; then the service. */
export function mutation<Input>({ schema, may, run, limit = 16_384 }: Mutation<Input>): (request: Request) => Promise<Response> {
  return (request) =>
    respond(async () => {
      checkOrigin(request.headers)
      const actor: Actor = { kind: 'anonymous' }
      if (!may(actor)) throw new Refusal('not-allowed')
      const parsed = schema.safeParse(await readJson(request, limit))
      if (!parsed.success) throw new Refusal('input-invalid', { fields: firstPerField(parsed.error) })
      return run(parsed.data, actor)
    })
}

function firstPerField(error: z.ZodError): Record<string, string> {
  return Object.fromEntries(error.issues.toReversed().map(({ path, message }) => [path.join('.'), message]))
}
