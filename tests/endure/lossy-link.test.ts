import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import type { LinkFaults } from '@/tests/support/endure/link-faults'
import { lossyLink } from '@/tests/support/endure/lossy-link'
import { randomNumbers } from '@/tests/support/random-numbers'

let arrived = 0
const server = createServer((incoming, outgoing) => {
  arrived += 1
  incoming.resume()
  incoming.on('end', () => outgoing.end('what the server answers'))
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const link = await lossyLink(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, randomNumbers(5))

afterEach(() => {
  arrived = 0
})
afterAll(async () => {
  await link.stop()
  server.closeAllConnections()
  server.close()
})

/** What a sender hears that waits so many milliseconds for an answer. */
async function send(waits = 5_000): Promise<string> {
  try {
    const answer = await fetch(`${link.url}/api/list`, { method: 'POST', body: 'an entry', signal: AbortSignal.timeout(waits) })
    return await answer.text()
  } catch (error) {
    return error instanceof DOMException ? 'silence' : 'broken'
  }
}

describe('the lossy link of the tests', () => {
  it.each<[string, Partial<LinkFaults>, { hears: string; arrives: number }]>([
    ['carries everything when it is whole', {}, { hears: 'what the server answers', arrives: 1 }],
    ['loses a request before it arrives', { losesRequests: 1 }, { hears: 'broken', arrives: 0 }],
    ['loses an answer after the request took effect', { losesAnswers: 1 }, { hears: 'broken', arrives: 1 }],
    ['loses it without a word', { losesAnswers: 1, silent: 1 }, { hears: 'silence', arrives: 1 }],
    ['lets a request arrive twice', { doubles: 1 }, { hears: 'what the server answers', arrives: 2 }],
    ['breaks an answer off in the middle', { breaksAnswers: 1 }, { hears: 'broken', arrives: 1 }],
    ['lets nothing through when it is down', { down: true, only: () => false }, { hears: 'broken', arrives: 0 }],
    ['leaves whole what its faults are not for', { losesRequests: 1, only: ({ url }) => url !== '/api/list' }, { hears: 'what the server answers', arrives: 1 }],
  ])('%s', async (_, faults, { hears, arrives }) => {
    link.be(faults)
    expect(await send(faults.silent === undefined ? 5_000 : 100)).toBe(hears)
    await expect.poll(() => arrived).toBe(arrives)
  })

  it('loses as large a share as it was told, and counts it', async () => {
    const before = link.counts()
    link.be({ losesRequests: 0.15, losesAnswers: 0.15, doubles: 0.05 })
    const heard: string[] = []
    for (let round = 0; round < 20; round++) heard.push(...(await Promise.all(Array.from({ length: 20 }, () => send()))))
    const { requestsLost, answersLost, doubled } = link.counts()
    const lost = requestsLost - before.requestsLost + answersLost - before.answersLost
    expect(heard.filter((answer) => answer === 'broken')).toHaveLength(lost)
    expect(lost).toBeGreaterThan(80)
    expect(lost).toBeLessThan(145)
    expect(doubled - before.doubled).toBeGreaterThan(8)
    expect(arrived).toBe(400 - (requestsLost - before.requestsLost) + doubled - before.doubled)
  })
})
