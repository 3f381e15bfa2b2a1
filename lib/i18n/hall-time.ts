import { timeZone } from './time-zone'

/** A time of day by the hall's clock, e.g. 14:05. */
export const hallTime = (iso: string): string => new Intl.DateTimeFormat('de', { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(iso))
