import type { IncomingMessage, ServerResponse } from 'node:http'

import onHeaders from 'on-headers'

import { chooseLanguage } from '@/lib/server/choose-language'
import { compressAnswers } from '@/lib/server/compress-answers'
import { policyOfFiles } from '@/lib/server/content-security-policy'
import type { Answerer, Exchange } from '@/lib/server/exchange'
import { logFailure } from '@/lib/server/log-failure'
import { pagePolicy } from '@/lib/server/page-policy'
import { pathBeforeSetUp } from '@/lib/server/path-before-set-up'
import type { PrerenderedPages } from '@/lib/server/prerendered-pages'
import { securityHeaders } from '@/lib/server/security-headers'
import type { SetUpState } from '@/lib/server/set-up-state'

interface Options {
  /** Own answers before Next's, first match wins; the last one takes everything. */
  answerers: Answerer[]
  pages: PrerenderedPages
  setUp: SetUpState
  publicUrl: string | undefined
  dev: boolean
}

/** What happens to every request, in this order, whoever answers it in the end. */
export function requestListener({ answerers, pages, setUp, publicUrl, dev }: Options) {
  const headers = Object.entries(securityHeaders(publicUrl))

  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    for (const [name, value] of headers) response.setHeader(name, value)
    chooseLanguage(request, response)
    request.url = pathBeforeSetUp(request.url ?? '/', setUp.isDone())
    const path = pathOf(request)
    const policy = pagePolicy(path, pages, dev)
    // Next takes the nonce for its scripts from here, and a stranger's header must never reach it.
    request.headers['content-security-policy'] = policy
    onHeaders(response, () => {
      const isPage = String(response.getHeader('content-type')).startsWith('text/html')
      // An unchanged page is shown from the browser's own copy, and by the policy that came with it unless a new one is sent.
      if (response.statusCode !== 304) response.setHeader('Content-Security-Policy', isPage ? policy : policyOfFiles)
      // Next lets caches in between keep a prerendered page for a year, long after an update took its scripts away.
      if (String(response.getHeader('cache-control')).startsWith('s-maxage')) response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate')
    })
    compressAnswers(request, response)
    void answerFrom(answerers, { request, response, path })
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    if (setUp.isDone()) answer(request, response)
    else void setUp.look().then(() => answer(request, response))
  }
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').split('?', 1)[0] ?? '/'
}

async function answerFrom(answerers: Answerer[], exchange: Exchange): Promise<void> {
  try {
    await answerers.find(({ answers }) => answers(exchange))?.answer(exchange)
  } catch (error) {
    logFailure(error)
    if (!exchange.response.headersSent) exchange.response.writeHead(500, { 'Content-Type': 'text/plain' })
    exchange.response.end()
  }
}
