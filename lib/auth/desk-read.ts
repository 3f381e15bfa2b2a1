import { respond } from '@/lib/errors/respond'
import type { DeskContext } from './desk-mutation'
import { deskOf, type Desk } from './desk-of'
import { orRefuse } from './or-refuse'
import type { Viewer } from './viewer'

interface DeskRead<Params> {
  readonly may: (viewer: Viewer) => boolean
  readonly run: (desk: Desk & { readonly params: Params }, request: Request) => Promise<unknown>
}

/** The wrapper of every route that staff reads from inside one tournament, such as a PDF. */
export function deskRead<Params extends { slug: string } = { slug: string }>({ may, run }: DeskRead<Params>) {
  return (request: Request, context: DeskContext<Params>): Promise<Response> =>
    respond(async () => {
      const params = await context.params
      const desk = await deskOf(request.headers, params.slug)
      await orRefuse(desk, may(desk.viewer))
      return run({ ...desk, params }, request)
    })
}
