import { scoreListsPdf } from '@/lib/pdf/score-list/score-lists-pdf'
import { standingsPdf } from '@/lib/pdf/standings/standings-pdf'
import { printedSamples } from '@/tests/support/printed-samples'

/** Run with `npx tsx tests/bench/print.bench.ts`: how long the papers of a large tournament take, after the first one of the process. */
const { list, standings } = printedSamples

/** Judged by the processor's time, which on a machine of its own is the time people wait. */
async function measure(what: string, goal: number, print: () => Promise<Buffer>): Promise<void> {
  const [started, before] = [performance.now(), process.cpuUsage()]
  const { length } = await print()
  const waited = Math.round(performance.now() - started)
  const { user, system } = process.cpuUsage(before)
  const worked = Math.round((user + system) / 1000)
  process.stdout.write(`print: ${what} in ${worked} ms of processor time (${waited} ms waited, ${Math.round(length / 1024)} kB), goal under ${goal.toLocaleString('en')} ms\n`)
  if (worked > goal) process.exitCode = 1
}

await scoreListsPdf([list(4)], 'de')
await measure('50 pre-filled lists in one PDF', 2_000, () => scoreListsPdf(Array.from({ length: 50 }, (_, index) => list(4, { tableNumber: index + 1 })), 'de'))
await measure('standings of 300 after 8 rounds', 1_000, () => standingsPdf(standings(300, 8), 'de'))
