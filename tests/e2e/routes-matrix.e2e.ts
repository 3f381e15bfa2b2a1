import { afterAll, describe, expect, it } from 'vitest'

import { routesMatrix } from '@/tests/architecture/routes-matrix'
import { pathOfRoute, rightRequests } from '@/tests/support/right-requests'
import { startApp, type App } from '@/tests/support/start-app'
import { startSetUpApp } from '@/tests/support/start-set-up-app'

const fresh = await startApp()
const app = await startSetUpApp()
afterAll(async () => {
  await fresh.stop()
  await app.stop()
})

const rows = Object.entries(routesMatrix).flatMap(([file, methods]) => methods.map(({ method, answers }) => ({ file, method, answers })))
const setUp = 'app/api/set-up/route.ts'

/** Sends what is right in everything but who asks; gives the answer as the matrix writes it. */
async function answerOf({ url }: App, file: string, method: string, path = '') {
  const { body = {}, path: own = pathOfRoute(file) } = rightRequests[`${file} ${method}`] ?? {}
  const answer = await fetch(url + own + path, {
    method,
    headers: { Origin: url, 'Content-Type': 'application/json' },
    redirect: 'manual',
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  const code = /"code":"([^"]+)"/.exec(text)?.[1]
  return { said: [answer.status, code].filter(Boolean).join(' '), headers: answer.headers, text }
}

describe('Over HTTP, a route answers somebody unknown as its row says', () => {
  it.each(rows.filter(({ file }) => file !== setUp))('$method $file', async ({ file, method, answers }) => {
    expect((await answerOf(app, file, method)).said).toBe(answers.anonymous)
  })

  it.each(rows.filter(({ file }) => file === setUp))('$method $file, until it was used', async ({ file, method, answers }) => {
    expect((await answerOf(fresh, file, method)).said).toBe(answers.anonymous)
    expect((await answerOf(app, file, method)).said).toBe('410 set-up-done')
  })
})

describe('Over HTTP, before there is an administrator', () => {
  it.each(rows.filter(({ file }) => file !== setUp))('$method $file refuses everybody', async ({ file, method }) => {
    expect((await answerOf(fresh, file, method)).said).toBe('503 set-up-first')
  })
})

describe('What a route answers', () => {
  it.each(rows)('is kept by no cache, carries the headers and tells nothing of its inside: $method $file', async ({ file, method }) => {
    const { headers, text } = await answerOf(app, file, method)
    expect(headers.get('cache-control')).toMatch(/no-store/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe("default-src 'self'; frame-ancestors 'none'")
    expect(text).not.toMatch(/at .*\.(js|ts)|node_modules|Prisma/)
  })

  it.each(rows)('is the same to a request that pretends to come from inside the framework: $method $file', async ({ file, method, answers }) => {
    const pretended = { 'x-middleware-subrequest': 'middleware:middleware:middleware', 'x-nextjs-data': '1', RSC: '1', 'Next-Router-Prefetch': '1' }
    const { body = {} } = rightRequests[`${file} ${method}`] ?? {}
    const target = file === setUp ? fresh : app
    const answer = await fetch(target.url + pathOfRoute(file), {
      method,
      headers: { Origin: target.url, 'Content-Type': 'application/json', ...pretended },
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    })
    const code = /"code":"([^"]+)"/.exec(await answer.text())?.[1]
    expect([answer.status, code].filter(Boolean).join(' ')).toBe(answers.anonymous)
  })
})
