import { respond } from '@/lib/errors/respond'
import { shownNames } from '@/lib/tournament/public/shown-names'

/** The names that whoever asks may see: the code of the hall comes in a header, so no other site can send it along. A code that is void counts as none. */
export function GET(request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  return respond(async () => {
    const [, code = null] = /^Bearer ([\w-]{22})$/.exec(request.headers.get('authorization') ?? '') ?? []
    return shownNames((await params).slug, code)
  })
}
