import { parseBody } from '@/lib/auth/parse-body'
import { personOf } from '@/lib/auth/person-of'
import { respond } from '@/lib/errors/respond'
import { givenConsent } from '@/lib/schema/name-consent'
import { chooseOwnConsent } from '@/lib/tournament/person/choose-own-consent'

export const POST = (request: Request): Promise<Response> =>
  respond(async () => {
    const person = await personOf(request)
    return chooseOwnConsent(person, await parseBody(request, givenConsent, 1_024))
  })
