import { parseBody } from '@/lib/auth/parse-body'
import { personOf } from '@/lib/auth/person-of'
import { respond } from '@/lib/errors/respond'
import { ownWord } from '@/lib/schema/own-word'
import { speakOnOwnList } from '@/lib/tournament/person/speak-on-own-list'

export const POST = (request: Request): Promise<Response> =>
  respond(async () => {
    const person = await personOf(request)
    return speakOnOwnList(person, 'list-objected', await parseBody(request, ownWord, 2_048))
  })
