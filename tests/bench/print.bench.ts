import { pdfFile } from '@/lib/pdf/pdf-file'
import type { PdfPage } from '@/lib/pdf/pdf-page'
import { filledListPages } from '@/lib/pdf/filled-list/filled-list-pages'
import { scoreListPages } from '@/lib/pdf/score-list/score-list-pages'
import { seatCardPages } from '@/lib/pdf/seat-card/seat-card-pages'
import { seatPlanByName } from '@/lib/pdf/seat-plan/seat-plan-by-name'
import { seatPlanByTable } from '@/lib/pdf/seat-plan/seat-plan-by-table'
import { standingsPages } from '@/lib/pdf/standings/standings-pages'
import { printedPeople } from '@/tests/support/printed-people'
import { filledList, finished, typedList } from '@/tests/support/printed-records'
import { printedSamples } from '@/tests/support/printed-samples'

/** Run with `npx tsx tests/bench/print.bench.ts`: how long the papers of a large tournament take, after the first one of the process. */
const { list, standings, plan, card } = printedSamples

/** For nobody in the hall may wait longer while a paper is made. */
const longestBlock = 1_000

/** Judged by the processor's time, which on a machine of its own is the time people wait. */
async function measure(what: string, goal: number, pages: () => Iterable<PdfPage>): Promise<void> {
  const [started, before] = [performance.now(), process.cpuUsage()]
  let [blocked, last] = [0, started]
  const look = () => {
    const now = performance.now()
    blocked = Math.max(blocked, now - last)
    last = now
  }
  const watch = setInterval(look, 1)
  const { length } = await pdfFile({ title: what, locale: 'de' }, pages())
  look()
  clearInterval(watch)
  const waited = Math.round(performance.now() - started)
  const { user, system } = process.cpuUsage(before)
  const worked = Math.round((user + system) / 1000)
  const [cpu, wait, size, block] = [`${worked} ms of processor time`, `${waited} ms waited`, `${Math.round(length / 1024)} kB`, `nobody else had a turn for ${Math.round(blocked)} ms`]
  process.stdout.write(`print: ${what} in ${cpu} (${wait}, ${size}, ${block}), goal under ${goal.toLocaleString('en')} ms\n`)
  if (worked > goal || blocked > longestBlock) process.exitCode = 1
}

const hall = plan(printedPeople.ordinary(300), 101)

await pdfFile({ title: 'first', locale: 'de' }, scoreListPages([list(4)], 'de'))
await measure('50 pre-filled lists in one PDF', 2_000, () => scoreListPages(Array.from({ length: 50 }, (_, index) => list(4, { tableNumber: index + 1 })), 'de'))
await measure('standings of 300 after 8 rounds', 1_000, () => standingsPages(standings(300, 8), 'de'))
await measure('seat plan of 300 by table', 1_000, () => seatPlanByTable(hall, 'de'))
await measure('seat plan of 300 by name', 1_000, () => seatPlanByName(hall, 'de'))
await measure('result list of 300 after 8 rounds', 1_000, () => standingsPages(standings(300, 8, { kind: 'results' }), 'de'))
await measure('seat cards of 300', 2_000, () => seatCardPages(printedSamples.tournament, 3, printedPeople.ordinary(300).map((person) => card(person)), 'de'))
const filled = Array.from({ length: 75 }, () => filledList(finished(typedList('l3'))))
await measure('75 filled lists', 3_000, () => filledListPages(filled, 'de'))
