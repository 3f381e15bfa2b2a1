import type { Answerer } from '@/lib/server/exchange'

/** `/health` for whoever watches the process: 200 while it can serve, 503 when it cannot. */
export function health(isHealthy: () => Promise<boolean>): Answerer {
  return {
    answers: ({ path }) => path === '/health',
    answer: async ({ response }) => {
      const healthy = await isHealthy()
      const body = JSON.stringify({ status: healthy ? 'ok' : 'failing' })
      response.writeHead(healthy ? 200 : 503, { 'Content-Type': 'application/json', 'Content-Length': body.length, 'Cache-Control': 'no-store' })
      response.end(body)
    },
  }
}
