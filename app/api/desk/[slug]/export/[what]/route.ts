import { deskRead } from '@/lib/auth/desk-read'
import { may } from '@/lib/auth/may'
import { Refusal } from '@/lib/errors/refusal'
import { messagesOf } from '@/lib/i18n/messages-of'
import { orderedLocale } from '@/lib/i18n/ordered-locale'
import { noteExport } from '@/lib/tournament/export/note-export'
import { formats } from './formats'
import { tables } from './tables'

export const GET = deskRead<{ slug: string; what: string }>({
  may: may.exportTables,
  run: async ({ params: { what }, ...desk }, { headers, url }) => {
    const make = tables.get(what)
    const ending = new URL(url).searchParams.get('format') ?? ''
    const format = formats.get(ending)
    if (make === undefined || format === undefined) throw new Refusal('not-found')
    const locale = orderedLocale(url, headers)
    const table = await make(desk, messagesOf(locale).exports)
    await noteExport({ tournamentId: desk.tournament.id, actor: desk.actor, what, format: ending, rows: table.rows.length })
    return new Response(await format.write(table, locale), {
      headers: { 'Content-Type': format.type, 'Content-Disposition': `attachment; filename="${desk.tournament.slug}-${what}.${ending}"`, 'Cache-Control': 'private, no-store' },
    })
  },
})
