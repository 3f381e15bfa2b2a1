import { deskRead } from '@/lib/auth/desk-read'
import { may } from '@/lib/auth/may'
import { orRefuse } from '@/lib/auth/or-refuse'
import { Refusal } from '@/lib/errors/refusal'
import { messagesOf } from '@/lib/i18n/messages-of'
import { orderedLocale } from '@/lib/i18n/ordered-locale'
import { pdfFile } from '@/lib/pdf/pdf-file'
import { documents, isDocumentName } from './documents'
import type { PrintedDocument } from './printed-document'

export const GET = deskRead<{ slug: string; what: string }>({
  may: may.seeDesk,
  run: async ({ params: { what }, ...desk }, { headers, url }) => {
    if (!isDocumentName(what)) throw new Refusal('not-found')
    const { tournament, viewer } = desk
    const document: PrintedDocument = documents[what]
    await orRefuse(desk, document.may(viewer))
    const locale = orderedLocale(url, headers)
    const title = `${messagesOf(locale).print.documents[what].title} · ${tournament.name}`
    const order = { tournament, locale, round: numberIn(url, 'round'), table: numberIn(url, 'table') }
    const pages = await document.pages(order)
    if (pages.length === 0) throw new Refusal('nothing-to-print')
    const pdf = await pdfFile({ title, locale }, pages)
    await document.printed?.(order)
    return new Response(new Uint8Array(pdf), {
      headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': `inline; filename="${tournament.slug}-${what}.pdf"`, 'Cache-Control': 'private, no-store' },
    })
  },
})

/** The round or table asked for; anything but a number is none. */
function numberIn(url: string, key: 'round' | 'table'): number | null {
  const asked = new URL(url).searchParams.get(key) ?? ''
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : null
}
