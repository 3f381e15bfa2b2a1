import { parseBody } from '@/lib/auth/parse-body'
import { respond } from '@/lib/errors/respond'
import { tableKeySchema } from '@/lib/schema/table-key-schema'
import { admitDevice } from '@/lib/tournament/devices/admit-device'

export const POST = (request: Request): Promise<Response> => respond(async () => admitDevice(await parseBody(request, tableKeySchema, 2_048)))
