import { afterEach, describe, expect, it, vi } from 'vitest'
import { askServer } from '@/lib/phone/ask-server'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What a network can do to an answer and no server can be told to: its head comes, the rest never does, and giving up does not end the wait for it. */
const stuckAnswer = (): Response => new Response(new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{"outcomes":')) }), { headers: { 'Content-Type': 'application/json' } })

describe('A phone that asks the server', () => {
  it.each<[string, () => Promise<Response>]>([
    ['no answer', () => new Promise<Response>(() => undefined)],
    ['the beginning of an answer', () => Promise.resolve(stuckAnswer())],
  ])('goes on after 8 s where all that came was %s, even when nothing ends the request', async (_, fetch) => {
    vi.stubGlobal('fetch', fetch)
    vi.useFakeTimers()
    const answers: unknown[] = []
    void askServer('/api/device/operations', { body: {} }).then((answer) => answers.push(answer))
    await vi.advanceTimersByTimeAsync(7_900)
    expect(answers).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    expect(answers).toEqual([null])
  })
})
