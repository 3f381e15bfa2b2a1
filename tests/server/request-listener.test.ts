import { createServer, type Server } from 'node:http'

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import type { Answerer } from '@/lib/server/exchange'
import { requestListener } from '@/lib/server/request-listener'
import { freePort } from '@/lib/start/free-port.js'

const longText = 'Karlchen '.repeat(1000)

/** A row of the table that answers one path with this. */
function row(path: string, answer: Answerer['answer']): Answerer {
  return { answers: (exchange) => exchange.path === path, answer }
}

const answerers: Answerer[] = [
  row('/stream', ({ response }) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    response.write('data: 1\n\n')
  }),
  row('/text', ({ response }) => void response.writeHead(200, { 'Content-Type': 'text/plain' }).end(longText)),
  row('/page', ({ response }) => void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>')),
  row('/prerendered', ({ request, response }) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'X-Seen': String(request.headers['content-security-policy']) }).end('<p>')
  }),
  row('/unchanged', ({ response }) => void response.writeHead(304, { ETag: '"1"' }).end()),
  row('/broken', () => Promise.reject(new Error('secret detail'))),
  { answers: () => true, answer: ({ request, response }) => void response.writeHead(200, { 'Content-Type': 'text/plain', 'X-Path': String(request.url) }).end() },
]
const pages = { '/prerendered': { scripts: ["'sha256-abc='"], styles: [] } }

let server: Server
let url = ''

beforeAll(async () => {
  server = createServer(requestListener({ answerers, pages, setUp: { isDone: () => true, look: () => Promise.resolve() }, publicUrl: undefined, dev: false }))
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe('What an answer is sent as', () => {
  it('an event stream arrives piece by piece, uncompressed', async () => {
    const answer = await fetch(`${url}/stream`)
    expect(answer.headers.get('content-encoding')).toBeNull()
    const piece = await answer.body?.getReader().read()
    expect(new TextDecoder().decode(piece?.value)).toBe('data: 1\n\n')
  })

  it('a long text is compressed for who can read that', async () => {
    const packed = await fetch(`${url}/text`)
    expect(packed.headers.get('content-encoding')).toMatch(/^(br|gzip)$/)
    expect(await packed.text()).toBe(longText)
    const plain = await fetch(`${url}/text`, { headers: { 'Accept-Encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
  })

  it('a failure says nothing about itself to the client, and everything on one line to the operator', async () => {
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const answer = await fetch(`${url}/broken`)
    const lines = log.mock.calls.map(([line]) => String(line))
    log.mockRestore()
    expect([answer.status, await answer.text()]).toEqual([500, ''])
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(lines).toEqual([expect.stringMatching(/^\S+ failure Error: secret detail\\n.*\n$/)])
  })
})

describe('What a page may run', () => {
  it('made for the request: what carries its fresh nonce', async () => {
    const policies = [await fetch(`${url}/page`), await fetch(`${url}/page`)].map((answer) => answer.headers.get('content-security-policy') ?? '')
    const nonces = policies.map((policy) => /script-src 'self' ('nonce-[A-Za-z0-9+/]{22}==')/.exec(policy)?.[1])
    expect(nonces[0]).toBeDefined()
    expect(nonces[0]).not.toBe(nonces[1])
  })

  it('unchanged since the last visit: what came with it then, so that a reload goes on working', async () => {
    const answer = await fetch(`${url}/unchanged`)
    expect(answer.headers.get('content-security-policy')).toBeNull()
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('prerendered: exactly the scripts of the build, so that Next is told no nonce', async () => {
    const answer = await fetch(`${url}/prerendered`, { headers: { 'Content-Security-Policy': "script-src 'nonce-forged'" } })
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-abc=';")
    expect(answer.headers.get('x-seen')).not.toContain('nonce')
  })

  it('anything that is no page: nothing from elsewhere', async () => {
    const answer = await fetch(`${url}/text`)
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'self'; frame-ancestors 'none'")
  })
})

describe('An address without a language', () => {
  it.each([
    ['/', 'de', '/de'],
    ['/rules?a=1', 'en', '/en/rules?a=1'],
  ])('%s is served to a reader of %s as %s', async (asked, wish, served) => {
    const answer = await fetch(url + asked, { headers: { 'Accept-Language': wish } })
    expect(answer.headers.get('x-path')).toBe(served)
    expect(answer.headers.get('vary')).toContain('Accept-Language')
  })
})
