import { describe, expect, it } from 'vitest'
import { syncRecord } from '@/tests/support/endure/sync-record'

const log = '21</tmp/data/karlchen.db-wal>'
const header = `7  pwrite64(${log}, "7\\177\\6\\202"..., 32, 0) = 32\n`
const page = (offset: number) => `7  pwrite64(${log}, "a \\"b\\", 4, 5)"..., 4096, ${offset}) = 4096\n`
const sync = `7  fdatasync(${log})  = 0\n`
const answer = '7  writev(25<socket:[123]>, [{iov_base="HTTP/1.1 200 OK\\r\\nContent-Ty"..., iov_len=300}], 1) = 300\n'

const factsOf = (...pieces: string[]) => {
  const record = syncRecord()
  for (const piece of pieces) record.take(piece)
  return record.facts()
}

describe('what strace says about a server', () => {
  it('counts an answer after its sync as it should be', () => {
    expect(factsOf(header, page(32), sync, answer)).toEqual({ syncs: 1, answers: 1, answersWithoutSync: 0, durable: 4128, written: 4128 })
  })

  it('finds an answer without a sync of its own, at first and later', () => {
    expect(factsOf(header, page(32), answer, sync, answer, page(4128), answer)).toMatchObject({ answers: 3, answersWithoutSync: 2 })
  })

  it('takes for durable only what was written before the sync', () => {
    expect(factsOf(header, page(32), sync, page(4128))).toMatchObject({ durable: 4128, written: 8224 })
  })

  it('takes nothing for durable once the log begins anew', () => {
    expect(factsOf(header, page(32), sync, header, page(32))).toMatchObject({ durable: 0, written: 4128 })
  })

  it.each([
    ['that failed', `7  fdatasync(${log})  = -1 EIO (Input/output error) (INJECTED)\n`],
    ['of the database itself', '7  fdatasync(20</tmp/data/karlchen.db>)  = 0\n'],
    ['that has not come back', `7  fdatasync(${log} <unfinished ...>\n`],
  ])('takes no sync %s for one', (_, line) => {
    expect(factsOf(header, page(32), line, answer)).toMatchObject({ syncs: 0, durable: 0, answersWithoutSync: 1 })
  })

  it('puts together what was cut by another thread, and what came in two pieces', () => {
    expect(factsOf(header, page(32), `7  fdatasync(${log} <unfinished ...>\n8  write(3<pipe:[4]>, "x", 1) = 1\n7  <... fdatasync resumed>)  =`, ' 0\n', answer)).toMatchObject({ syncs: 1, answersWithoutSync: 0, durable: 4128 })
  })
})
