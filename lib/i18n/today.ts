import { timeZone } from '@/lib/i18n/time-zone'

/** The calendar day of the hall, YYYY-MM-DD. */
export function today(now = new Date()): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now)
}
