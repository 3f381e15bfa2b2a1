import { describe, expect, it } from 'vitest'
import { inTime } from '@/lib/db/in-time'
import { oneAtATime } from '@/lib/db/one-at-a-time'

const never = new Promise<never>(() => undefined)

describe('the queue of writes', () => {
  it('starts a task only when the one before it has ended', async () => {
    const inTurn = oneAtATime()
    const seen: string[] = []
    const task = (name: string) => async () => {
      seen.push(`${name} begins`)
      await new Promise((resolve) => setTimeout(resolve, 5))
      seen.push(`${name} ends`)
    }
    await Promise.all([inTurn(task('first')), inTurn(task('second'))])
    expect(seen).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
  })

  it('goes on after a task that failed', async () => {
    const inTurn = oneAtATime()
    await expect(inTurn(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
    expect(await inTurn(() => Promise.resolve('done'))).toBe('done')
  })

  it('goes on after a task that hangs', async () => {
    const inTurn = oneAtATime()
    await expect(inTurn(() => inTime(never, 10))).rejects.toThrow('taken back')
    expect(await inTurn(() => Promise.resolve('done'))).toBe('done')
  })
})
