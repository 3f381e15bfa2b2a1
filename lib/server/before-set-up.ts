import { refusalCodes } from '@/lib/errors/refusal-codes'
import type { Answerer, Exchange } from '@/lib/server/exchange'
import type { SetUpState } from '@/lib/server/set-up-state'

/** What works without an administrator: what needs no data, and the way to make one. */
const open = [/^\/(de|en)(\/not-set-up|\/rules)?\/?$/, /^\/set-up\/?$/, /^\/api\/set-up$/, /^\/health$/, /^\/_next\//, /^\/[^/]+\.[a-z0-9]+$/]

const notSetUpPage = /^\/(de|en)\/not-set-up$/

/** Refuses what needs somebody responsible: a reader is led to the start page, a program gets the reason. */
export function beforeSetUp({ isDone }: SetUpState): Answerer {
  return {
    answers: ({ path }) => (isDone() ? notSetUpPage.test(path) : !open.some((pattern) => pattern.test(path))),
    answer: (exchange) => {
      if (wantsPage(exchange)) exchange.response.writeHead(307, { Location: '/', 'Cache-Control': 'private, no-store' }).end()
      else refuse(exchange)
    },
  }
}

function wantsPage({ request: { method, headers }, path }: Exchange): boolean {
  return (method === 'GET' || method === 'HEAD') && !path.startsWith('/api/') && (headers.accept ?? '').includes('text/html')
}

function refuse({ response }: Exchange): void {
  const { status, retry } = refusalCodes['set-up-first']
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'private, no-store' })
  response.end(JSON.stringify({ code: 'set-up-first', params: {}, retry }))
}
