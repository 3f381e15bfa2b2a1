import { enterCode } from '@/tests/support/round/enter-code'
import type { ListPhone } from '@/tests/support/round/list-phone'

/** A new device comes to its table by the code on the sign. */
export async function openList(phone: ListPhone, url: string, tableNumber: number, code: string): Promise<void> {
  await phone.page.goto(`${url}/list`)
  await enterCode(phone, tableNumber, code)
}
