/** What a server has done to the write-ahead log of its database, and when it answered. */
export interface SyncFacts {
  /** How often the disk was told to keep the log, and did. */
  readonly syncs: number
  readonly answers: number
  /** Answers that were given without a sync since the one before. */
  readonly answersWithoutSync: number
  /** Up to this byte of the log the disk has promised to keep it. */
  readonly durable: number
  readonly written: number
}

const logWrite = /^pwrite64\(\d+<[^>]*karlchen\.db-wal>, .*, (\d+)\)\s+= (\d+)/
const logSync = /^f(?:data)?sync\(\d+<[^>]*karlchen\.db-wal>\)\s+= 0/
const answer = /^writev?\(\d+<(?:socket|TCP)[^>]*>, .*"HTTP\/1\.1 200/

/** Reads, piece by piece, what strace writes about a server (-f -y, and the first letters of what is written). */
export function syncRecord(): { readonly take: (text: string) => void; readonly facts: () => SyncFacts } {
  let rest = ''
  let [syncs, answers, answersWithoutSync, durable, written, syncsAtAnswer] = [0, 0, 0, 0, 0, 0]
  const begun = new Map<string, string>()

  const call = (text: string): void => {
    const [, offset, length] = logWrite.exec(text) ?? []
    if (offset !== undefined && length !== undefined) {
      // It begins anew once all of it stands in the database.
      if (offset === '0') [written, durable] = [0, 0]
      written = Math.max(written, Number(offset) + Number(length))
    } else if (logSync.test(text)) {
      syncs += 1
      durable = written
    } else if (answer.test(text)) {
      answers += 1
      if (syncs === syncsAtAnswer) answersWithoutSync += 1
      syncsAtAnswer = syncs
    }
  }

  const line = (text: string): void => {
    const [, thread = '', what = ''] = /^(?:\[pid +)?(\d+)\]? +(.*)$/.exec(text) ?? []
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/.exec(what)
    if (what.endsWith('<unfinished ...>')) begun.set(thread, what.replace(/ *<unfinished \.\.\.>$/, ''))
    else call(resumed ? (begun.get(thread) ?? '') + (resumed[1] ?? '') : what)
  }

  return {
    take: (text) => {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      lines.forEach(line)
    },
    facts: () => ({ syncs, answers, answersWithoutSync, durable, written }),
  }
}
