import { personOf } from '@/lib/auth/person-of'
import { respond } from '@/lib/errors/respond'
import { ownPage } from '@/lib/tournament/person/own-page'

export const GET = (request: Request): Promise<Response> => respond(async () => ownPage(await personOf(request)))
