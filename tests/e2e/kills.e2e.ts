import { expect, it } from 'vitest'
import { killAgainAndAgain } from '@/tests/support/endure/kill-again-and-again'
import { onBothDatabases } from '@/tests/support/both-databases'

/** `npm run endure kills` takes 200 and a whole hall of 75 tables. */
const kills = (kind: string) => Number(process.env.KILLS ?? (kind === 'sqlite' ? 25 : 5))
const tables = Number(process.env.TABLES ?? 15)

// Beside PostgreSQL the secret comes from outside.
process.env.SECRET ??= 'only for the tests, thirty-two characters and more'

await onBothDatabases('a server killed in the middle of what the tables send over a link that loses 30 % of the requests and 30 % of the answers', (kind) => {
  it(`has all that it acknowledged and nothing twice after ${kills(kind)} kills`, async () => {
    const { problems, acknowledged, inFlight, slowestStart, counts, seconds } = await killAgainAndAgain({ kills: kills(kind), tables })
    process.stdout.write(`${kills(kind)} kills x ${tables} tables on ${kind}: ${acknowledged} acknowledged, ${inFlight} on their way at a kill, slowest start ${slowestStart.toFixed(0)} ms, ${seconds.toFixed(1)} s, ${JSON.stringify(counts)}\n`)
    expect(problems).toEqual([])
    expect(acknowledged).toBeGreaterThan(kills(kind))
    expect(inFlight).toBeGreaterThan(kills(kind))
    for (const lost of [counts.requestsLost, counts.answersLost]) expect(lost).toBeGreaterThan(0)
  }, 3_600_000)

  // What is planted is in the harness, and on either database it is the same.
  it.runIf(kind === 'sqlite').each([
    ['counts what was only sent as acknowledged', 'lost'],
    ['makes a new entry of what it sends again', 'doubled'],
  ] as const)('is found out to have lost or doubled entries when whoever sends %s', async (planted, word) => {
    const { problems } = await killAgainAndAgain({ kills: 1, tables: 10, planted })
    expect(problems.join('\n')).toContain(word)
  })
})
