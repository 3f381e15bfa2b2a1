'use client'

import { useTranslations } from 'next-intl'
import { usePhone } from '@/components/score-list/use-phone'

/** Who made a change, as far as the device knows: itself, another device, or somebody of the staff. */
export function useAuthor(): (by: string | null, deviceId?: string) => string {
  const t = useTranslations('list.author')
  const own = usePhone().state.deviceId
  return (by, deviceId) => {
    const device = by === null ? deviceId : by.startsWith('device:') ? by.slice(7) : undefined
    if (device !== undefined) return t(device === own ? 'this' : 'other')
    return t(by === null ? 'unknown' : 'staff')
  }
}
