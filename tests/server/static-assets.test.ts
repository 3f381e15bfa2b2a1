import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { staticAssets } from '@/lib/server/static-assets'

const home = mkdtempSync(join(tmpdir(), 'karlchen-assets-'))
mkdirSync(join(home, 'static/chunks'), { recursive: true })
writeFileSync(join(home, 'static/chunks/a.js'), 'a')
writeFileSync(join(home, 'secret.js'), 'secret')
afterAll(() => rmSync(home, { recursive: true, force: true }))

const assets = staticAssets(join(home, 'static'))

function answers(path: string, method = 'GET'): boolean {
  const request = Object.assign(new IncomingMessage(new Socket()), { method, url: path })
  return assets.answers({ request, response: new ServerResponse(request), path })
}

describe('The files of the build', () => {
  it.each([
    ['a file of the build', '/_next/static/chunks/a.js', true],
    ['a folder', '/_next/static/chunks', false],
    ['a file that is not there', '/_next/static/chunks/b.js', false],
    ['a way out of the folder', '/_next/static/../secret.js', false],
    ['an encoded way out', '/_next/static/%2e%2e/secret.js', false],
    ['another address', '/chunks/a.js', false],
  ])('%s', (_, path, answered) => {
    expect(answers(path)).toBe(answered)
  })

  it('are only read', () => {
    expect(answers('/_next/static/chunks/a.js', 'POST')).toBe(false)
  })
})
