import { createServer } from 'node:http'

import { afterEach, describe, expect, it, vi } from 'vitest'

import { beforeSetUp } from '@/lib/server/before-set-up'
import type { Answerer } from '@/lib/server/exchange'
import { requestListener } from '@/lib/server/request-listener'
import { setUpState } from '@/lib/server/set-up-state'
import { freePort } from '@/lib/start/free-port.js'

const browser = { Accept: 'text/html,*/*', 'Accept-Language': 'de' }
const next: Answerer = {
  answers: () => true,
  answer: ({ request, response }) => void response.writeHead(200, { 'X-Path': String(request.url) }).end(),
}
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** The server before Next, with this answer to whether there is an administrator. */
async function serverWith(isSetUp: () => Promise<boolean>) {
  const setUp = setUpState(isSetUp)
  const server = createServer(requestListener({ answerers: [beforeSetUp(setUp), next], pages: {}, setUp, publicUrl: undefined, dev: false }))
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  stops.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return (path: string, method = 'GET', headers: Record<string, string> = browser) => fetch(`http://127.0.0.1:${port}${path}`, { method, headers, redirect: 'manual' })
}
const no = () => Promise.resolve(false)
const yes = () => Promise.resolve(true)

describe('Until there is an administrator', () => {
  it.each([
    ['/', '/de/not-set-up'],
    ['/en?from=mail', '/en/not-set-up?from=mail'],
    ['/rules', '/de/rules'],
    ['/en/rules', '/en/rules'],
    ['/set-up', '/set-up'],
    ['/set-up/', '/set-up/'],
    ['/en/', '/en/'],
    ['/api/set-up', '/api/set-up'],
    ['/health', '/health'],
    ['/_next/static/chunks/1.js', '/_next/static/chunks/1.js'],
    ['/theme.js', '/theme.js'],
  ])('%s is served from %s', async (path, served) => {
    const answer = await (await serverWith(no))(path)
    expect([answer.status, answer.headers.get('x-path')]).toEqual([200, served])
  })

  it.each(['/sign-in', '/desk/cup', '/list', '/t/cup', '/nothing', '/de/rules/more'])('%s leads a reader to the start page', async (path) => {
    const answer = await (await serverWith(no))(path)
    expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([307, '/', 'private, no-store'])
  })

  it.each([
    ['GET', '/api/device/list', browser],
    ['POST', '/api/auth/callback/credentials', browser],
    ['POST', '/desk/cup', browser],
    ['GET', '/live/cup', { Accept: 'application/json' }],
    ['GET', '/api/set-up/more.json', browser],
  ])('%s %s is refused with its reason', async (method, path, headers) => {
    const answer = await (await serverWith(no))(path, method, headers)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'private, no-store'])
    expect(await answer.json()).toEqual({ code: 'set-up-first', params: {}, retry: true })
  })

  it('nothing is opened by a database that does not answer', async () => {
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const answer = await (await serverWith(() => Promise.reject(new Error('gone'))))('/sign-in')
    log.mockRestore()
    expect(answer.status).toBe(307)
  })
})

describe('Once there is an administrator', () => {
  it('everything is open with the very next request, and the database is not asked again', async () => {
    const isSetUp = vi.fn(no)
    const ask = await serverWith(isSetUp)
    expect((await ask('/sign-in')).status).toBe(307)
    isSetUp.mockImplementation(yes)
    expect((await ask('/sign-in')).headers.get('x-path')).toBe('/sign-in')
    const asked = isSetUp.mock.calls.length
    expect((await ask('/')).headers.get('x-path')).toBe('/de')
    expect(isSetUp).toHaveBeenCalledTimes(asked)
  })

  it('the page that pointed to set-up leads home', async () => {
    const answer = await (await serverWith(yes))('/de/not-set-up')
    expect([answer.status, answer.headers.get('location')]).toEqual([307, '/'])
  })
})
