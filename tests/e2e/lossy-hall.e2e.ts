import { afterEach, expect, it } from 'vitest'
import { read } from '@/lib/db/read'
import { onBothDatabases } from '@/tests/support/both-databases'
import { cpuSeconds } from '@/tests/support/endure/cpu-seconds'
import { listDifferences } from '@/tests/support/endure/list-differences'
import type { LinkFaults } from '@/tests/support/endure/link-faults'
import { lossyLink } from '@/tests/support/endure/lossy-link'
import { sharesMachine } from '@/tests/support/endure/machine-share'
import { phonesInNode, type Ask } from '@/tests/support/endure/phones-in-node'
import { tableHall } from '@/tests/support/endure/table-hall'
import { gamesOf, sentWhole, typeList } from '@/tests/support/endure/type-list'
import { randomNumbers } from '@/tests/support/random-numbers'
import { startApp } from '@/tests/support/start-app'

/** Few enough for every run of the tests; `TABLES=75` is the whole hall, whose minute is measured on a quiet machine. */
const [tables, longestSeconds] = process.env.TABLES === undefined ? [12, Infinity] : [Number(process.env.TABLES), 60]

const day = 24 * 3_600_000
const clocks = [-day, 0, day]

// Beside PostgreSQL the secret comes from outside, so that several instances have the same.
process.env.SECRET ??= 'only for the tests, thirty-two characters and more'

let tidy: (() => unknown)[] = []
afterEach(async () => {
  for (const step of tidy.toReversed()) await step()
  tidy = []
})

/** The planted fault: what was sent counts as stored, whether anybody has answered or not. */
const acknowledgeTooEarly: Ask = async (url, init) => {
  try {
    return await fetch(url, init)
  } catch (error) {
    if (!url.endsWith('/api/device/operations') || typeof init?.body !== 'string') throw error
    const { operations } = JSON.parse(init.body) as { operations: readonly { opId: string }[] }
    return Response.json({ epoch: '', now: '', outcomes: operations.map(({ opId }, index) => ({ opId, outcome: 'stored', place: index + 1, version: 1, receivedAt: new Date().toISOString() })) })
  }
}

interface Evening {
  readonly tables: number
  /** How bad the wifi is. */
  readonly faults: Partial<LinkFaults>
  readonly games: number
  readonly ask?: Ask
}

/** An evening over a bad wifi: every table types its games on a phone whose clock is a day early, right or a day late. Gives in what the stored lists differ from what was typed. */
async function lossyEvening({ tables: count, games, faults, ask }: Evening) {
  const hall = await tableHall(count)
  const app = await startApp({ dataDir: process.env.DATA_DIR ?? '' })
  tidy.push(() => app.stop())
  const random = randomNumbers(47)
  const link = await lossyLink(app.url, random)
  tidy.push(link.stop)
  link.be(faults)
  const shop = phonesInNode(ask)
  tidy.push(shop.close)
  const phones = hall.map(({ number }) => shop.phone(link.url, clocks[number % clocks.length]))
  tidy.push(() => phones.forEach((phone) => phone.stop()))

  const [begun, usedBefore, share] = [performance.now(), cpuSeconds(app.pid) ?? 0, sharesMachine([app.pid])]
  await Promise.all(
    hall.map(async (table, index) => {
      const phone = phones[index]
      if (!phone) throw new Error('Every table has a phone.')
      await typeList(phone, table, gamesOf(table.number, games), () => random() * 300)
      await sentWhole(phone)
    }),
  )
  const seconds = (performance.now() - begun) / 1000
  const counts = link.counts()
  const [serverCpu, others] = [(cpuSeconds(app.pid) ?? NaN) - usedBefore, share()]
  for (const step of tidy.toReversed()) await step()
  tidy = []

  const stored = await read((reader) => reader.listOperation.findMany({ orderBy: { place: 'asc' } }))
  const problems = hall.flatMap(({ number, listId }) => {
    const rows = stored.filter((row) => row.listId === listId).map(({ kind, payload }) => ({ kind, payload: JSON.parse(payload) as unknown }))
    return listDifferences(gamesOf(number, games), rows).map((problem) => `table ${number} ${problem}`)
  })
  return { problems, seconds, others, serverCpu, counts, stored }
}

await onBothDatabases('a hall whose wifi loses 15 % of the requests and 15 % of the answers, and doubles 5 %', (kind) => {
  it(`has ${tables} lists of 24 games as they were typed, though two thirds of the phones are a day off`, async () => {
    const { problems, seconds, others, serverCpu, counts, stored } = await lossyEvening({ tables, games: 24, faults: { losesRequests: 0.15, losesAnswers: 0.15, doubles: 0.05 } })
    process.stdout.write(`${tables} x 24 games on ${kind}: ${seconds.toFixed(1)} s on a machine that is busy with other things by ${Math.round(others * 100)} %, ${serverCpu.toFixed(1)} s of the server's processor, ${JSON.stringify(counts)}\n`)
    expect(problems).toEqual([])
    // Of the time that the machine gave: beside other work it takes longer, and says nothing about this.
    expect(seconds * (1 - others)).toBeLessThan(longestSeconds)
    // The order is the server's: nothing of a clock that is a day off gets into it.
    const off = stored.map(({ typedAt, receivedAt }) => Math.round((new Date(typedAt).getTime() - receivedAt.getTime()) / day))
    expect(new Set(off)).toEqual(new Set([-1, 0, 1]))
    const late = stored.filter(({ receivedAt }) => Math.abs(receivedAt.getTime() - Date.now()) > 600_000)
    expect(late).toEqual([])
    for (const lost of [counts.requestsLost, counts.answersLost, counts.doubled]) expect(lost).toBeGreaterThan(0)
  }, 600_000)

  it('is found out when a phone takes an entry for acknowledged that never arrived', async () => {
    const { problems } = await lossyEvening({ tables: 2, games: 6, faults: { losesRequests: 0.7, only: ({ url }) => url === '/api/device/operations' }, ask: acknowledgeTooEarly })
    expect(problems.length).toBeGreaterThan(0)
  })
})
