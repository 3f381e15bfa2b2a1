import type { Answerer } from '@/lib/server/exchange'

/** `/health` for whoever watches the process: 200 while it can serve, 503 and a word why when it cannot. */
export function health(findTrouble: () => Promise<string | null>): Answerer {
  return {
    answers: ({ path }) => path === '/health',
    answer: async ({ response }) => {
      const because = await findTrouble()
      const body = JSON.stringify(because === null ? { status: 'ok' } : { status: 'failing', because })
      response.writeHead(because === null ? 200 : 503, { 'Content-Type': 'application/json', 'Content-Length': body.length, 'Cache-Control': 'no-store' })
      response.end(body)
    },
  }
}
