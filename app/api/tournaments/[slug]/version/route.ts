import { respond } from '@/lib/errors/respond'
import { currentVersion } from '@/lib/tournament/tournaments/current-version'

/** What every open page asks every few seconds: one number, and nothing at all while it is the one that the page knows. */
export function GET(request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  return respond(async () => {
    const version = await currentVersion((await params).slug)
    const headers = { ETag: `"${version}"`, 'Cache-Control': 'private, no-store' }
    if (request.headers.get('if-none-match') === headers.ETag) return new Response(null, { status: 304, headers })
    return Response.json({ version, now: new Date().toISOString() }, { headers })
  })
}
