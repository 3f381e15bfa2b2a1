import { describe, expect, it } from 'vitest'
import { canFailCalls } from '@/tests/support/endure/fail-calls'
import { plantedEnv } from '@/tests/support/endure/planted-env'
import { powerCuts } from '@/tests/support/endure/power-cuts'

/** `npm run endure power` looks at 200 acknowledgements and cuts 500 times. */
const acknowledgements = Number(process.env.ACKNOWLEDGEMENTS ?? 30)
const cuts = Number(process.env.CUTS ?? 30)

const canTrace = canFailCalls()
if (!canTrace) process.stderr.write('Power cuts: left out, since strace is not installed here or may not attach\n')

describe.runIf(canTrace)('A server whose power is cut', () => {
  it(`has told the disk to keep each of ${acknowledgements} entries before it acknowledged it, and has every one after each of ${cuts} cuts`, async () => {
    const { before, problems, inFlight, acknowledged } = await powerCuts({ acknowledgements, cuts })
    process.stdout.write(`${before.acknowledged} acknowledgements in ${before.answers} answers after ${before.syncs} syncs; ${cuts} cuts, ${inFlight} in the middle of a write, lose nothing of ${acknowledged}\n`)
    expect(before.answersWithoutSync).toBe(0)
    expect(before.syncs).toBeGreaterThanOrEqual(before.acknowledged)
    expect(before.acknowledged).toBeGreaterThanOrEqual(acknowledgements)
    expect(problems).toEqual([])
  }, 3_600_000)

  const planted = [
    ['does not ask the disk to keep anything', 'OFF'],
    ['asks it only now and then', 'NORMAL'],
  ] as const

  // The milder fault is left to the long run.
  it.each(cuts < 100 ? planted.slice(0, 1) : planted)('is found out twice when it %s', async (_, synchronous) => {
    const env = plantedEnv('PRAGMA synchronous = FULL', `PRAGMA synchronous = ${synchronous}`)
    const { before, problems } = await powerCuts({ acknowledgements: 5, cuts: 5, env })
    expect(before.answersWithoutSync).toBeGreaterThan(0)
    expect(problems.join('\n')).toContain('lost')
  }, 120_000)
})
