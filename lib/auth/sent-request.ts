import { createHash } from 'node:crypto'
import { canonicalText } from '@/lib/tournament/lists/canonical-text'
import type { SentRequest } from '@/lib/tournament/requests/once'

interface Asked {
  readonly tournamentId: string
  readonly actor: string
  readonly input: unknown
}

/** The request under the id that its page has given it, or null where it carries none, as those of an older page. */
export function sentRequest({ headers, method, url }: Request, { tournamentId, actor, input }: Asked): SentRequest | null {
  const id = headers.get('request-id') ?? ''
  if (!/^[0-9a-f]{32}$/.test(id)) return null
  const said = canonicalText([actor, tournamentId, method, new URL(url).pathname, input])
  return { id, tournamentId, hash: createHash('sha256').update(said).digest('hex') }
}
