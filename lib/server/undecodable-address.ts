import type { Answerer } from '@/lib/server/exchange'

/** Answers an address with broken escapes as the client's mistake; Next would call it its own. */
export const undecodableAddress: Answerer = {
  answers: ({ request }) => !isDecodable(request.url ?? '/'),
  answer: ({ response }) => {
    response.writeHead(400, { 'Content-Type': 'text/plain', 'Content-Length': 0 })
    response.end()
  },
}

function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(address.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}
