import type { z } from 'zod'
import { Refusal } from '@/lib/errors/refusal'
import { respond } from '@/lib/errors/respond'
import type { SentRequest } from '@/lib/tournament/requests/once'
import { checkOrigin } from './check-origin'
import { deskOf, type Desk } from './desk-of'
import { orRefuse } from './or-refuse'
import { parseBody } from './parse-body'
import { sentRequest } from './sent-request'
import type { Viewer } from './viewer'

export interface DeskContext<Params> {
  readonly params: Promise<Params>
}

interface DeskMutation<Input, Params> {
  readonly schema: z.ZodType<Input>
  readonly may: (viewer: Viewer) => boolean
  readonly run: (input: Input, desk: Desk & { readonly params: Params; readonly sent: SentRequest | null }) => Promise<unknown>
  /** In bytes. */
  readonly limit?: number
  /** Whether it may be done in a tournament that was put away. */
  readonly inArchive?: boolean
}

/** The wrapper of every route that changes something inside one tournament, whose slug is in the path. */
export function deskMutation<Input, Params extends { slug: string } = { slug: string }>({ schema, may, run, limit = 16_384, inArchive = false }: DeskMutation<Input, Params>) {
  return (request: Request, context: DeskContext<Params>): Promise<Response> =>
    respond(async () => {
      checkOrigin(request.headers)
      const params = await context.params
      const desk = await deskOf(request.headers, params.slug)
      await orRefuse(desk, may(desk.viewer))
      if (desk.tournament.archived && !inArchive) throw new Refusal('tournament-archived')
      const input = await parseBody(request, schema, limit)
      return run(input, { ...desk, params, sent: sentRequest(request, { tournamentId: desk.tournament.id, actor: desk.actor, input }) })
    })
}
