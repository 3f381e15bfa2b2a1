import { isLocale } from '@/lib/i18n/is-locale'
import { defaultLocale, type Locale } from '@/lib/i18n/locale'

/** The language a reader of other languages most likely understands as well. */
const lingua: Locale = 'en'

/** The language to answer in, from the header Accept-Language: the reader's favourite among ours. */
export function preferredLocale(acceptLanguage: string | undefined): Locale {
  const wishes = (acceptLanguage ?? '')
    .split(',')
    .map(readWish)
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
  if (wishes.length === 0) return defaultLocale
  for (const { tag } of wishes) {
    if (tag === '*') return defaultLocale
    const language = tag.split('-')[0]
    if (isLocale(language)) return language
  }
  return lingua
}

function readWish(entry: string) {
  const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  const weight = quality === undefined ? 1 : Number(quality.slice(2))
  return { tag, weight: Number.isFinite(weight) ? weight : 0 }
}
