import { write } from '@/lib/db/write'
import { leaveTrace } from '@/lib/tournament/audit/leave-trace'

interface Export {
  readonly tournamentId: string
  readonly actor: string
  readonly what: string
  readonly format: string
  readonly rows: number
}

/** Notes in the trail that somebody took a table along, and which. */
export async function noteExport({ tournamentId, actor, what, format, rows }: Export): Promise<void> {
  await write((transaction) => leaveTrace(transaction, { tournamentId, actor, action: 'exported', params: { what, format, rows } }))
}
