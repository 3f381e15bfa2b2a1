import type { PenaltyCase } from '@/lib/rules/penalty/penalty-case'
import { positionsOf } from '@/lib/rules/table/table-size'

const severities = ['insignificant', 'minor', 'serious', 'decided'] as const

/** Every case that can be, at both table sizes, with every dealer, offender, soloist, answer and number of counter-calls. */
export function everyPenaltyCase(): PenaltyCase[] {
  return ([4, 5] as const).flatMap((tableSize) =>
    positionsOf(tableSize).flatMap((dealer) => {
      const players = positionsOf(tableSize).filter((position) => tableSize === 4 || position !== dealer)
      return players.flatMap((offender) =>
        [null, ...players].flatMap((soloist) =>
          severities.flatMap((severity) =>
            [0, 1, 2, 3, 4].flatMap((opposingCounterCalls) =>
              (soloist === null || soloist === offender ? [null] : [false, true]).map((couldDisadvantageSoloist) => ({
                tableSize,
                dealer,
                severity,
                kind: soloist === null ? ('normal' as const) : ('solo' as const),
                offender,
                soloist,
                couldDisadvantageSoloist,
                opposingCounterCalls,
              })),
            ),
          ),
        ),
      )
    }),
  )
}
