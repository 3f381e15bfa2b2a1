import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { startSetUpApp } from '@/tests/support/start-set-up-app'

const app = await startSetUpApp()
afterAll(async () => {
  await app.stop()
})

/** Goal P9: usable in three seconds on a weak phone in the wifi of a hall. */
const most = 200_000

describe('The list page in the wifi of a hall', () => {
  it('loads at most 200 kB of scripts, packed, before its first use', async () => {
    const html = await (await fetch(`${app.url}/list`)).text()
    const tags = [...html.matchAll(/<script[^>]*src="([^"]+)"[^>]*>/g)].filter(([tag]) => !/nomodule/i.test(tag))
    const sources = new Set(tags.map(([, source = '']) => source))
    expect(sources.size).toBeGreaterThan(3)
    const sizes = await Promise.all([...sources].map(async (source) => gzipSync(Buffer.from(await (await fetch(app.url + source)).arrayBuffer()), { level: 9 }).length))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most)
  })
})
