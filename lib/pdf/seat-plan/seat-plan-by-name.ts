import { compareNames } from '@/lib/i18n/compare-names'
import { listedName } from '@/lib/i18n/listed-name'
import type { Locale } from '@/lib/i18n/locale'
import { messagesOf } from '@/lib/i18n/messages-of'
import { changeStamp } from '@/lib/pdf/change-stamp'
import { drawPageHead, headEnd } from '@/lib/pdf/draw-page-head'
import { drawPageNumber } from '@/lib/pdf/draw-page-number'
import { fillWords } from '@/lib/pdf/fill-words'
import type { PdfPage } from '@/lib/pdf/pdf-page'
import { drawListedSeat } from './draw-listed-seat'
import { drawSeatCaptions } from './draw-seat-captions'
import { lastChange } from './last-change'
import type { PrintedSeatPlan } from './printed-seat-plan'
import { roomiestFlow } from './roomiest-flow'
import { seatColumns } from './seat-columns'
import { seatHeight } from './seat-height'

/** From large letters for a few people to small ones for a hall. */
const looks = [
  { columns: 1, row: 26 },
  { columns: 1, row: 20 },
  { columns: 2, row: 18 },
  { columns: 2, row: 15 },
] as const

export interface ListedSeat {
  readonly listed: string
  readonly startNumber: number
  readonly tableNumber: number
  readonly position: number
  readonly changedAt: Date | null
}

/** The seat plan to hang up, in the order of names; of two who are called the same the club is told. */
export function seatPlanByName(plan: PrintedSeatPlan, locale: Locale): readonly PdfPage[] {
  const words = messagesOf(locale).print.seatPlan
  const people = listed(plan)
  const { row, pages } = roomiestFlow(looks, (row, width) => people.map((person) => ({ ...person, height: seatHeight(person.listed, seatColumns(0, width, row).name.width - (person.changedAt === null ? 0 : row * 2.5), row) })), (row) => headEnd + row)
  const stamp = changeStamp(lastChange(people), locale)
  return pages.map((places, page, { length }) => ({
    draw: (document) => {
      drawPageHead(document, { tournament: plan.tournament, title: fillWords(words.byName, { round: plan.round }), facts: [words.readName], stamp }, locale)
      for (const x of new Set(places.map((place) => place.x))) drawSeatCaptions(document, { x, y: headEnd, width: places[0]?.width ?? 0 }, row, words)
      places.forEach((place, index) => drawListedSeat(document, place, { row, isBanded: index % 2 === 1 }, locale))
      drawPageNumber(document, { page, pages: length }, locale)
    },
  }))
}

function listed({ tables }: PrintedSeatPlan): readonly ListedSeat[] {
  const seats = tables.flatMap(({ tableNumber, seats }) => seats.map((seat) => ({ ...seat, tableNumber, own: listedName(seat.name) })))
  const count = new Map<string, number>()
  for (const { own } of seats) count.set(own, (count.get(own) ?? 0) + 1)
  return seats
    .map(({ own, club, ...seat }) => ({ ...seat, own, listed: (count.get(own) ?? 0) > 1 && club !== '' ? `${own} (${club})` : own }))
    .toSorted((one, other) => compareNames(one.own, other.own) || one.startNumber - other.startNumber)
}
