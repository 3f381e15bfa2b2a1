import type { PadScene } from '@/lib/phone/pad/pad-scene'
import type { PadState } from '@/lib/phone/pad/pad-state'

/** The pad before the first tap; a presented player is chosen already. */
export const freshPad = ({ presented }: PadScene): PadState => ({ value: null, chosen: presented === null ? [] : [presented], marriage: false, zeroNormal: false, why: null })
