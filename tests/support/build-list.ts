import type { ListCase, ListEntry } from '@/tests/support/list-case'
import { listLog } from '@/tests/support/list-log'
import type { ListLog } from '@/tests/support/list-log'

function addEntry(log: ListLog, entry: ListEntry): ListLog {
  const { place } = log.fold().next
  switch (entry.entry) {
    case 'game': {
      const { soloist, points } = entry
      const kind = entry.kind === 'normal' || entry.kind === 'silent-marriage' ? entry.kind : 'solo'
      return log.add('game-entered', { place, kind, soloist, points })
    }
    case 'penalty': {
      const { severity, kind, offender, soloist, couldDisadvantageSoloist, opposingCounterCalls } = entry
      const penaltyId = `penalty-${log.operations.length}`
      return log
        .add('penalty-awarded', { penaltyId, place, severity, kind, offender, soloist, couldDisadvantageSoloist, opposingCounterCalls })
        .add('penalty-countersigned', { penaltyId })
    }
    case 'struck': {
      const ended = log.fold().end === null ? log.add('end-announced', {}).add('dealing-begun', { begun: false }) : log
      return ended.add('game-struck', { count: 1 })
    }
  }
}

/** The log of a whole list from what a table types. */
export const buildList = ({ tableSize, entries }: Pick<ListCase, 'tableSize' | 'entries'>): ListLog => entries.reduce(addEntry, listLog(tableSize))
