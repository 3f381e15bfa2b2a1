import { connect } from 'node:net'

import { afterAll, describe, expect, it } from 'vitest'

import { startApp } from '@/tests/support/start-app'
import { startSetUpApp } from '@/tests/support/start-set-up-app'

const app = await startSetUpApp()
afterAll(() => app.stop())

/** The words of an answer that node itself could not read as a request. */
function answerTo(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (piece) => (text += piece.toString()))
    socket.on('close', () => resolve(text))
  })
}

const html = { Accept: 'text/html' }

describe('Every answer carries the security headers', () => {
  it.each([
    ['a prerendered page', '/de', 200, { headers: html }],
    ['a page whose language the reader chooses', '/rules', 200, { headers: html }],
    ['a script that is not there', '/_next/static/nothing.js', 404, {}],
    ['an unknown address', '/nothing/here', 404, { headers: html }],
    ['an unknown route', '/api/nothing', 404, {}],
    ['the health of the process', '/health', 200, {}],
    ['an address that cannot be decoded', '/%E0%A4%A', 400, {}],
  ])('%s', async (_, path, status, request) => {
    const answer = await fetch(app.url + path, request)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('referrer-policy')).toBe('same-origin')
    expect(answer.headers.get('permissions-policy')).toContain('microphone=()')
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(answer.headers.get('content-security-policy')).not.toContain('unsafe')
    expect(answer.headers.get('strict-transport-security')).toBeNull()
    expect(answer.headers.get('x-powered-by')).toBeNull()
  })

  it('a script of the page, compressed and kept for good', async () => {
    const page = await (await fetch(`${app.url}/de`)).text()
    const script = /\/_next\/static\/[^"]+\.js/.exec(page)?.[0] ?? ''
    const answer = await fetch(app.url + script)
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await answer.text()).length).toBeGreaterThan(100)
  })

  it('what is no HTTP at all', async () => {
    const answer = await answerTo('NOT HTTP\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(answer).toContain('X-Content-Type-Options: nosniff')
    expect(answer).toContain("Content-Security-Policy: default-src 'self'")
  })

  it('under https the demand to stay there', async () => {
    const secure = await startApp({ env: { PUBLIC_URL: 'https://tournament.example' } })
    const answer = await fetch(`${secure.url}/health`)
    expect(secure.output()).toContain('https://tournament.example')
    await secure.stop()
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=31536000')
  })
})

describe('A page that is made for each request', () => {
  it('gets a fresh nonce, whatever the request says', async () => {
    const forged = { ...html, 'Content-Security-Policy': "script-src 'nonce-forged'" }
    const policies = [await fetch(`${app.url}/nothing`, { headers: forged }), await fetch(`${app.url}/nothing`, { headers: forged })]
    const nonces = policies.map((answer) => /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1])
    expect(new Set(nonces).size).toBe(2)
    expect(nonces).not.toContain('forged')
    expect(await policies[0]?.text()).not.toContain('nonce="forged"')
  })
})

describe('A public address without a language', () => {
  it.each([
    ['de-AT,de;q=0.9', 'de'],
    ['en-GB,en;q=0.9', 'en'],
  ])('answers at once to a reader of %s', async (wish, language) => {
    const answer = await fetch(`${app.url}/rules`, { headers: { ...html, 'Accept-Language': wish }, redirect: 'manual' })
    const page = await answer.text()
    expect(answer.status).toBe(200)
    expect(page).toContain(`<html lang="${language}"`)
    expect(page).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/${language}/rules"`))
    expect(answer.headers.get('vary')).toContain('Accept-Language')
  })

  it('is kept apart by language, while a page with a language is not', async () => {
    const answer = await fetch(`${app.url}/de/rules`, { headers: html })
    expect(answer.headers.get('vary')).not.toContain('Accept-Language')
  })
})
