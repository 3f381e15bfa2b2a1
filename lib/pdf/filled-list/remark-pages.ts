import type { Locale } from '@/lib/i18n/locale'
import { formatPoints } from '@/lib/i18n/format-points'
import { messagesOf } from '@/lib/i18n/messages-of'
import { fillWords } from '@/lib/pdf/fill-words'
import type { PdfPage } from '@/lib/pdf/pdf-page'
import { recordPages } from '@/lib/pdf/record/record-pages'
import type { ListRemark } from './list-remarks'
import type { PrintedFilledList } from './printed-filled-list'

/** The pages behind a list: what its rows point to. None where nothing happened. */
export function remarkPages({ tournament, tableNumber, round, list, names }: PrintedFilledList, remarks: readonly ListRemark[], locale: Locale): readonly PdfPage[] {
  if (remarks.length === 0 || tournament === null) return []
  const words = messagesOf(locale).print.filled
  const shares = list.seatChanges.length === 0 ? [] : list.people.map(({ person, points, gamesPlayed }) => fillWords(words.share, { name: names.people[person]?.name ?? '', points: formatPoints(points), games: gamesPlayed }))
  return recordPages({
    ...{ tournament, locale },
    title: fillWords(words.remarks, { table: tableNumber ?? '', round: round ?? '' }),
    facts: shares,
    entries: remarks.map(({ number, at, text, by }) => ({ mark: String(number), at, text, by })),
  })
}
