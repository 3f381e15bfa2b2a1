import { afterAll, describe, expect, it } from 'vitest'

import { routesMatrix } from '@/tests/architecture/routes-matrix'
import { rightRequest } from '@/tests/support/right-request'
import { startApp, type App } from '@/tests/support/start-app'
import { startSetUpApp } from '@/tests/support/start-set-up-app'

const fresh = await startApp()
const app = await startSetUpApp()
afterAll(async () => {
  await fresh.stop()
  await app.stop()
})

const setUp = 'app/api/set-up/route.ts'
const rows = Object.entries(routesMatrix).flatMap(([file, methods]) => methods.map(({ method, answers: { anonymous } }) => ({ file, method, anonymous })))
const rowsAfterSetUp = rows.filter(({ file }) => file !== setUp)

/** Sends the request as somebody unknown, and follows where Next sends its own headers; gives the answer as the matrix writes it, and what the matrix expects. */
async function ask({ url }: App, { file, method, anonymous }: (typeof rows)[number], more: Record<string, string> = {}) {
  const { path, headers, body, whereNothingIs } = await rightRequest(url, file, method)
  const answer = await fetch(url + path, { method, headers: { ...headers, ...more }, ...(method !== 'GET' && { body: JSON.stringify(body) }) })
  const text = await answer.text()
  const code = /"code":"([^"]+)"/.exec(text)?.[1]
  return { said: [answer.status, code].filter(Boolean).join(' '), expected: whereNothingIs ?? anonymous, headers: answer.headers, text }
}

describe('Over HTTP, a route answers somebody unknown as its row says', () => {
  it.each(rowsAfterSetUp)('$method $file', async (row) => {
    const { said, expected } = await ask(app, row)
    expect(said).toBe(expected)
  })

  it.each(rowsAfterSetUp)('$method $file, also when the request pretends to come from inside the framework', async (row) => {
    const { said, expected } = await ask(app, row, { 'x-middleware-subrequest': 'middleware:middleware:middleware', 'x-nextjs-data': '1', RSC: '1', 'Next-Router-Prefetch': '1' })
    expect(said).toBe(expected)
  })

  it.each(rows.filter(({ file }) => file === setUp))('$method $file, until it was used', async (row) => {
    const { said, expected } = await ask(fresh, row)
    expect(said).toBe(expected)
    expect((await ask(app, row)).said).toBe('410 set-up-done')
  })
})

describe('Before there is an administrator', () => {
  it.each(rowsAfterSetUp)('$method $file refuses everybody', async (row) => {
    expect((await ask(fresh, row)).said).toBe('503 set-up-first')
  })
})

describe('What a route answers', () => {
  it.each(rows)('is kept by no cache, carries the headers and tells nothing of its inside: $method $file', async (row) => {
    const { headers, text } = await ask(app, row)
    expect(headers.get('cache-control')).toContain('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe("default-src 'self'; frame-ancestors 'none'")
    expect(text).not.toMatch(/\bat .*\.(js|ts)|node_modules|Prisma/)
  })
})
