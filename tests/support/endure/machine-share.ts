import { cpus } from 'node:os'
import { cpuSeconds } from '@/tests/support/endure/cpu-seconds'

/** Starts a look at the machine; the answer is the share of it, between 0 and 1, that other processes than these and this one have taken since. */
export function sharesMachine(pids: readonly number[]): () => number {
  const watched = [process.pid, ...pids]
  const own = () => watched.reduce((sum, pid) => sum + (cpuSeconds(pid) ?? 0), 0)
  const [before, ownBefore] = [machineSeconds(), own()]
  return () => {
    const now = machineSeconds()
    return Math.max(0, now.busy - before.busy - (own() - ownBefore)) / (now.all - before.all)
  }
}

function machineSeconds(): { busy: number; all: number } {
  const sums = { busy: 0, all: 0 }
  for (const { times } of cpus()) {
    const busy = times.user + times.nice + times.sys + times.irq
    sums.busy += busy / 1000
    sums.all += (busy + times.idle) / 1000
  }
  return sums
}
