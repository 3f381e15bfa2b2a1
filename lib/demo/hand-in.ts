import { confirmAll } from './confirm-all'
import type { DemoPhone } from './demo-phone'

/** The table confirms its list and hands it in. */
export async function handIn(phone: DemoPhone): Promise<void> {
  await confirmAll(phone)
  await phone.send('list-submitted', { version: (await phone.see()).version })
}
