import { readFile } from 'node:fs/promises'
import type { Answerer } from '@/lib/server/exchange'

/** The service worker of the list page. Never from a cache in between: it says which build a phone keeps. */
export function listWorker(file: string): Answerer {
  return {
    answers: ({ path, request }) => path === '/list-worker.js' && (request.method === 'GET' || request.method === 'HEAD'),
    answer: async ({ request, response }) => {
      const body = await readFile(file)
      response.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Content-Length': body.length, 'Cache-Control': 'no-cache' })
      response.end(request.method === 'HEAD' ? undefined : body)
    },
  }
}
