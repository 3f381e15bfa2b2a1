import type { Locale } from './locale'
import { regionOf } from './region-of'
import { timeZone } from './time-zone'

type Look = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle' | 'weekday' | 'day' | 'month' | 'hour' | 'minute'>

/** A moment by the hall's calendar and clock, in words of this language. */
export const hallMoment = (at: Date, locale: Locale, look: Look): string => new Intl.DateTimeFormat(regionOf(locale), { ...look, timeZone }).format(at)
