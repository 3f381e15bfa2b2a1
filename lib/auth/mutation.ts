import type { z } from 'zod'
import { Refusal } from '@/lib/errors/refusal'
import { respond } from '@/lib/errors/respond'
import { checkOrigin } from './check-origin'
import type { Actor } from './may'
import { parseBody } from './parse-body'

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
      return run(await parseBody(request, schema, limit), actor)
    })
}
