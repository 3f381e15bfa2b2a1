import { deskRead } from '@/lib/auth/desk-read'
import { may } from '@/lib/auth/may'
import { readPhoto } from '@/lib/tournament/paper/read-photo'

/** Whatever the bytes are, they are shown as that picture and nothing else. */
const headers = { 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff', 'Content-Disposition': 'inline', 'Content-Security-Policy': "default-src 'none'; sandbox" }

export const GET = deskRead<{ slug: string; photoId: string }>({
  may: may.typePaper,
  run: async ({ tournament, params }) => {
    const { type, bytes } = await readPhoto(tournament.id, params.photoId)
    return new Response(bytes, { headers: { ...headers, 'Content-Type': type } })
  },
})
