import { Refusal } from '@/lib/errors/refusal'
import { canonicalText } from '@/lib/tournament/lists/canonical-text'

/** Refuses what comes under an id that stands for something else. */
export function sameAsStored<T extends object>(said: T, stored: T): void {
  if (canonicalText(said) !== canonicalText(stored)) throw new Refusal('id-used-otherwise')
}
