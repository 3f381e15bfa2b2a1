'use client'

import { useRefusalText } from '@/components/site/use-refusal-text'
import type { PhoneState } from '@/lib/phone/phone-state'

/** What the server refused, in words. */
export function RefusalWords({ refusal }: { refusal: NonNullable<PhoneState['refusal']> }) {
  return useRefusalText()(refusal)
}
