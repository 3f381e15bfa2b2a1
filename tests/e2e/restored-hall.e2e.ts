import { expect, it } from 'vitest'
import { onBothDatabases } from '@/tests/support/both-databases'
import { eveningWithRestore } from '@/tests/support/endure/evening-with-restore'
import { pageWithoutEpoch, previousPage } from '@/tests/support/endure/faulty-pages'

/** Few enough for every run of the tests; `npm run endure restore` takes the whole hall. */
const tables = Number(process.env.TABLES ?? 12)

// Beside PostgreSQL the secret comes from outside.
process.env.SECRET ??= 'only for the tests, thirty-two characters and more'

await onBothDatabases('a server that goes back to a copy of ten minutes ago', (kind) => {
  it(`has ${tables} lists exactly as they were typed once the phones have sent again, and pages that do not know of copies are found out`, async () => {
    const { problems, ofFaulty, lost, restored, settled } = await eveningWithRestore({ tables, faulty: [pageWithoutEpoch(), previousPage] })
    process.stdout.write(`${tables} tables on ${kind}: ${lost} acknowledged entries were not in the copy; restored in ${restored.toFixed(1)} s, all sent again ${settled.toFixed(1)} s after the server was stopped\n`)
    expect(problems).toEqual([])
    expect(lost).toBe((tables + 2) * 9)
    // The one sends nothing again, the other sends what waited before what the server had lost.
    expect(ofFaulty[0]).toContain('entry 9 (game-entered) is not in its place in the log')
    expect(ofFaulty[1]).toContain('entry 18 is problem')
  }, 1_800_000)
})
