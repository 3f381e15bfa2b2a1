import { formatPoints } from '@/lib/i18n/format-points'
import type { Locale } from '@/lib/i18n/locale'
import { messagesOf } from '@/lib/i18n/messages-of'
import { regionOf } from '@/lib/i18n/region-of'
import { fillWords } from '@/lib/pdf/fill-words'
import type { PrintedStandings, PrintedStandingsRow } from './printed-standings'

/** A column of figures. */
export interface FigureColumn {
  readonly caption: string
  readonly width: number
  readonly text: (row: PrintedStandingsRow) => string
  readonly isTotal?: boolean
}

/** More rounds than this make their columns narrower. */
const mostWide = 6

const unknown = '–'

/** The figures of a ranking from left to right; points before a deduction and after it stand side by side once anybody has one. */
export function standingsColumns({ kind, roundNumbers, rows }: PrintedStandings, locale: Locale): readonly FigureColumn[] {
  const words = messagesOf(locale).print.standings
  const rounds = roundNumbers.map((round, index): FigureColumn => ({ caption: fillWords(words.round, { round }), width: roundNumbers.length > mostWide ? 31 : 37, text: (row) => roundWords(row, index) }))
  const hasDeduction = rows.some(({ deduction }) => deduction > 0)
  const deductions: FigureColumn[] = [
    { caption: words.listTotal, width: 44, text: ({ listTotal }) => formatPoints(listTotal) },
    { caption: words.deduction, width: 46, text: ({ deduction }) => (deduction === 0 ? '' : formatPoints(-deduction)) },
  ]
  const decimal = new Intl.NumberFormat(regionOf(locale), { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' })
  const games: FigureColumn = { caption: words.games, width: 36, text: ({ gamesPlayed }) => (gamesPlayed === null ? unknown : String(gamesPlayed)) }
  const details: FigureColumn[] = [
    games,
    { caption: words.solos, width: 36, text: ({ solosPlayed, solosPositive }) => (solosPlayed === null || solosPositive === null ? unknown : `${solosPositive}/${solosPlayed}`) },
    { caption: words.average, width: 44, text: ({ average }) => (average === null ? unknown : decimal.format(average).replace('-', '\u2212')) },
  ]
  // As long as all have played the same number of games, it says nothing.
  const differ = new Set(rows.map(({ gamesPlayed }) => gamesPlayed)).size > 1
  const total: FigureColumn = { caption: words.total, width: 50, text: (row) => formatPoints(row.total), isTotal: true }
  return [...rounds, ...(kind === 'results' ? details : differ ? [games] : []), ...(hasDeduction ? deductions : []), total]
}

function roundWords({ perRound, dropped }: PrintedStandingsRow, index: number): string {
  const points = perRound[index] ?? null
  if (points === null) return unknown
  return dropped.includes(index) ? `(${formatPoints(points)})` : formatPoints(points)
}
