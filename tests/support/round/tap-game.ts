import type { ListPhone } from '@/tests/support/round/list-phone'
import type { TypedGame } from '@/tests/support/round/one-round'
import { signed } from '@/tests/support/round/signed'

type Tapped = Pick<TypedGame, 'kind' | 'soloist' | 'value' | 'positive' | 'presented'>

const words = { normal: 'Normalspiel', 'silent-marriage': 'Stille Hochzeit', 'voluntary-solo': 'Lustsolo', 'compulsory-solo': 'Pflichtsolo' } as const
const usualValues = 6

/** Whom to tap: the two who won, or the soloist, a second time when the solo is lost. Of a presented solo it is known whose it is: one of the others tells that it was lost. */
function peopleToTap({ kind, soloist, value, positive, presented }: Tapped): readonly number[] {
  if (kind === 'normal' || soloist === null) return positive
  const isLost = value > 0 && !positive.includes(soloist)
  if (presented) return isLost ? positive.slice(0, 1) : []
  return isLost ? [soloist, soloist] : [soloist]
}

/** What the big button has to say before it is tapped. */
function announced({ kind, soloist, value, positive }: Tapped, names: readonly string[]): string {
  if (soloist === null) return words[kind]
  const own = value * 3 * (positive.includes(soloist) ? 1 : -1)
  return `${words[kind]} ${names[soloist - 1] ?? ''} ${signed(own)}`
}

/** Taps one game on the pad up to the big button, checks what that says, and gives the number of taps with it. */
export async function tapGame({ pad }: ListPhone, game: Tapped, names: readonly string[], verb: 'enter' | 'correct' = 'enter'): Promise<number> {
  const { kind, value } = game
  let taps = 0
  const tap = async (name: string | RegExp) => {
    taps += 1
    await pad.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).click()
  }
  if (value === 0 || value > usualValues) await tap('Weitere Werte')
  await tap(`Wert ${value}`)
  for (const position of peopleToTap(game)) await tap(new RegExp(`^${position} `))
  if (value === 0 && kind === 'normal') await tap('Normalspiel')
  if (kind === 'silent-marriage') await tap('Stille oder ungeklärte Hochzeit')
  await tap(verb === 'enter' ? `${announced(game, names)} eintragen` : `Berichtigen: ${announced(game, names)}`)
  return taps
}
