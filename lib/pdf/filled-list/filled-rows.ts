import type { Locale } from '@/lib/i18n/locale'
import { messagesOf } from '@/lib/i18n/messages-of'
import { fillWords } from '@/lib/pdf/fill-words'
import type { GameRow, ListRow, PenaltyRow } from '@/lib/rules/list/list-row'
import type { FilledRow } from './filled-row'
import type { ListRemark } from './list-remarks'
import type { PrintedFilledList } from './printed-filled-list'

export interface FilledRows {
  /** By the place on the form: N1, N2, …, S1, … */
  readonly games: ReadonlyMap<string, FilledRow>
  readonly penalties: readonly FilledRow[]
}

type Row<Kind extends ListRow['row']> = Extract<ListRow, { row: Kind }>

/** A list in the places that the paper form has for it. */
export function filledRows({ list }: PrintedFilledList, remarks: readonly ListRemark[], locale: Locale): FilledRows {
  const { print, lists } = messagesOf(locale)
  const words = print.filled
  const pointer = (isMeant: (remark: ListRemark) => boolean) => {
    const numbers = remarks.filter(isMeant).map(({ number }) => number)
    return numbers.length === 0 ? '' : fillWords(words.remark, { numbers: numbers.join(', ') })
  }
  const game = (row: Row<'game'>): FilledRow => ({
    ...{ gameNo: row.gameNo, points: row.points, totals: row.totals, positive: row.positive, dealer: row.dealer, isStruck: false },
    value: String(valueOf(row)),
    note: [
      row.kind === 'voluntary-solo' || row.kind === 'silent-marriage' ? lists.kind[row.kind] : '',
      row.presented !== null && row.presented === row.soloist ? words.presented : '',
      row.violations.length > 0 ? lists.wrong : '',
      pointer(({ operation }) => (operation.kind === 'game-corrected' || operation.kind === 'dealer-deviated') && operation.payload.place === row.place),
    ].filter(Boolean).join(' · '),
  })
  const penalty = (row: Row<'penalty'>): FilledRow => ({
    ...{ gameNo: row.gameNo, points: row.points, totals: row.totals, positive: [], dealer: null, isStruck: false },
    value: row.tsr,
    note: [row.status === 'unsigned' ? words.unsigned : '', pointer(({ operation }) => 'penaltyId' in operation.payload && operation.payload.penaltyId === row.penaltyId)].filter(Boolean).join(' · '),
  })
  const nothing = { points: [], totals: [], positive: [], dealer: null }
  const penalties = list.rows.filter((row) => row.row === 'penalty')
  const instead = (row: PenaltyRow & Row<'penalty'>): FilledRow => ({ ...nothing, gameNo: row.gameNo, value: '', note: fillWords(words.byPenalty, { number: penalties.indexOf(row) + 1 }), isStruck: false })
  const places = list.rows.flatMap((row): (readonly [string, FilledRow])[] => {
    if (row.row === 'game') return [[row.rubric, game(row)]]
    if (row.row === 'struck') return [[row.rubric, { ...nothing, gameNo: row.gameNo, value: '', note: words.struck, isStruck: true }]]
    return row.rubric === null ? [] : [[row.rubric, instead(row)]]
  })
  const solos = list.struckSolos.map((position) => [`S${position}`, { ...nothing, gameNo: 0, value: '', note: words.struck, isStruck: true }] as const)
  return { games: new Map([...solos, ...places]), penalties: penalties.map(penalty) }
}

/** A soloist scores three times the value, so it is what the least of those who scored has. */
const valueOf = ({ points }: GameRow): number => Math.min(...points.flatMap((value) => (value === null ? [] : [Math.abs(value)])))
