'use client'

import { useSyncExternalStore } from 'react'
import { startPhone, type Phone } from '@/lib/phone/phone'
import { startingState, type PhoneState } from '@/lib/phone/phone-state'

/** One for the life of the page: it holds what waits to be sent, whatever is shown. */
let started: Phone | null = null
const phone = (): Phone => (started ??= startPhone())

const subscribe = (listener: () => void) => phone().subscribe(listener)
const current = (): PhoneState => phone().state()

export function usePhone(): { readonly state: PhoneState; readonly phone: () => Phone } {
  return { state: useSyncExternalStore(subscribe, current, () => startingState), phone }
}
