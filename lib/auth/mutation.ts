import type { z } from 'zod'
import { Refusal } from '@/lib/errors/refusal'
import { respond } from '@/lib/errors/respond'
import { checkOrigin } from './check-origin'
import { parseBody } from './parse-body'
import type { Viewer } from './viewer'
import { viewerOf } from './viewer-of'

interface Mutation<Input> {
  readonly schema: z.ZodType<Input>
  readonly may: (viewer: Viewer) => boolean
  readonly run: (input: Input, viewer: Viewer) => Promise<unknown>
  /** In bytes. */
  readonly limit?: number
}

/** The one wrapper of every route that changes something: where it comes from, who asks, what was sent; then the service. */
export function mutation<Input>({ schema, may, run, limit = 16_384 }: Mutation<Input>): (request: Request) => Promise<Response> {
  return (request) =>
    respond(async () => {
      checkOrigin(request.headers)
      const viewer = await viewerOf(request.headers)
      if (!may(viewer)) throw new Refusal(viewer.type === 'anonymous' ? 'not-signed-in' : 'not-allowed')
      return run(await parseBody(request, schema, limit), viewer)
    })
}
