import { deskDevice } from '@/lib/rules/list/desk-device'
import type { ListFacts } from '@/lib/rules/list/list-facts'
import type { Reducers } from '@/lib/rules/list/reducers/reducer'

const lastTypingDevice = ({ games }: ListFacts): string | null =>
  Object.values(games).reduce<ListFacts['games'][number] | null>((last, game) => (last === null || game.stamp.order > last.stamp.order ? game : last), null)?.stamp
    .deviceId ?? null

/** How the people and devices at a table change: keeper, device, substitute, empty seat (TSR 3.1.1). */
export const seatReducers: Reducers<'keeper-changed' | 'device-changed' | 'seat-taken-over' | 'seat-left-empty'> = {
  'keeper-changed': (facts, { position }) => ({ keeper: { ...facts.keeper, position } }),
  'device-changed': ({ keeper, ...facts }, { device }) => {
    const before = keeper.device ?? lastTypingDevice({ keeper, ...facts })
    const replaced = [...keeper.replaced, ...(before === null ? [] : [before])].filter((one) => one !== device && one !== deskDevice)
    return { keeper: { ...keeper, device, replaced, onPaper: device === null } }
  },
  'seat-taken-over': (facts, { position, person, fromPlace }, { stamp }) => ({ seatChanges: [...facts.seatChanges, { position, person, fromPlace, stamp }] }),
  'seat-left-empty': (facts, { position, fromPlace }, { stamp }) => ({ seatChanges: [...facts.seatChanges, { position, person: null, fromPlace, stamp }] }),
}
