import type { Check, ChecksOf } from '@/lib/rules/list/checks/check'
import type { Position } from '@/lib/rules/table/table-size'

type AtPosition = { readonly position: Position }

const noSuchPosition: Check<AtPosition> = {
  code: 'no-such-position',
  tsr: '3.2.1',
  broken: ({ tableSize }, { position }) => position > tableSize,
  params: (_, { position }) => ({ position }),
}
const alreadyEmpty: Check<AtPosition> = {
  code: 'seat-already-empty',
  tsr: '3.2.1',
  broken: ({ tableSize, seats }, { position }) => position <= tableSize && seats[position - 1] === null,
  params: (_, { position }) => ({ position }),
}

/** What keeps keeper, device or seats from changing (TSR 3.1.1, 3.2.1). */
export const seatChecks: ChecksOf<'keeper-changed' | 'device-changed' | 'seat-taken-over' | 'seat-left-empty'> = {
  'keeper-changed': { checks: [noSuchPosition, alreadyEmpty] },
  'device-changed': { checks: [] },
  'seat-taken-over': {
    checks: [
      noSuchPosition,
      alreadyEmpty,
      { code: 'person-at-table', tsr: '3.2.1', broken: ({ seats }, { person }) => seats.includes(person) },
      {
        code: 'wrong-order',
        tsr: '7.3.1',
        broken: ({ next }, { fromPlace }) => fromPlace < 1 || fromPlace > next.place,
        params: ({ next }, { fromPlace }) => ({ place: fromPlace, expected: next.place }),
      },
    ],
  },
  'seat-left-empty': {
    checks: [
      noSuchPosition,
      { code: 'needs-five', tsr: '2.1.1', broken: ({ tableSize, seats }) => tableSize === 4 || seats.includes(null) },
      {
        code: 'wrong-order',
        tsr: '7.3.1',
        broken: ({ next }, { fromPlace }) => fromPlace !== next.place,
        params: ({ next }, { fromPlace }) => ({ place: fromPlace, expected: next.place }),
      },
    ],
  },
}
