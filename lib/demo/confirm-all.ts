import { positionsOf } from '@/lib/rules/table/table-size'
import type { DemoPhone } from './demo-phone'

/** Everybody at the table confirms the own figure, or the first few do. */
export async function confirmAll(phone: DemoPhone, people = 5): Promise<void> {
  const { tableSize } = await phone.see()
  for (const position of positionsOf(tableSize).slice(0, people)) await phone.send('list-confirmed', { position })
}
