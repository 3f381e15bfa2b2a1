import type { Locale } from './locale'
import { regionOf } from './region-of'

/** A day (YYYY-MM-DD) in words. A day has no time zone, so none may move it. */
export const longDay = (day: string, locale: Locale): string => new Intl.DateTimeFormat(regionOf(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`))
