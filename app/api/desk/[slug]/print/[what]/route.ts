import { deskRead } from '@/lib/auth/desk-read'
import { may } from '@/lib/auth/may'
import { Refusal } from '@/lib/errors/refusal'
import { localeOfRequest } from '@/lib/i18n/locale-of-request'
import { documents } from './documents'

export const GET = deskRead<{ slug: string; what: string }>({
  may: may.print,
  run: async ({ tournament, params: { what } }, { headers }) => {
    const make = documents.get(what)
    if (make === undefined) throw new Refusal('not-found')
    const pdf = await make(tournament, localeOfRequest(headers))
    return new Response(new Uint8Array(pdf), {
      headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': `inline; filename="${tournament.slug}-${what}.pdf"`, 'Cache-Control': 'private, no-store' },
    })
  },
})
