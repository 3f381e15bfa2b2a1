import { padGame } from '@/lib/phone/pad/pad-game'
import type { PadScene } from '@/lib/phone/pad/pad-scene'
import { typedGame } from '@/lib/phone/pad/typed-game'
import type { GamePayload } from '@/lib/rules/list/game-payload'
import type { Position } from '@/lib/rules/table/table-size'

/** What the keys typed so far mean, or what they still lack. */
export type KeyReading =
  | { readonly reading: 'nothing' }
  | { readonly reading: 'asks'; readonly question: 'who' | 'whose-zero' | 'points' }
  | { readonly reading: 'sits-out'; readonly position: number }
  | { readonly reading: 'unclear' }
  | { readonly reading: 'penalty' }
  | { readonly reading: 'strike'; readonly count: number }
  | { readonly reading: 'dealer'; readonly dealer: Position }
  | { readonly reading: 'game'; readonly game: GamePayload }

interface Typed {
  readonly text: string
  readonly marriage: boolean
  readonly zeroNormal: boolean
}

type Reader = (scene: PadScene, typed: Typed) => KeyReading | null

const unclear: KeyReading = { reading: 'unclear' }

const nothing: Reader = (_, { text, marriage, zeroNormal }) => (text === '' && !marriage && !zeroNormal ? { reading: 'nothing' } : null)

const penalty: Reader = (_, { text }) => (/^[sp]$/.test(text) ? { reading: 'penalty' } : null)

const strike: Reader = (_, { text }) => {
  const count = /^(\d{0,2}) ?x$/.exec(text)?.[1]
  return count === undefined ? null : { reading: 'strike', count: count === '' ? 1 : Number(count) }
}

const dealer: Reader = ({ tableSize }, { text }) => {
  const position = Number(/^[gd] ?([1-5])$/.exec(text)?.[1] ?? 0)
  if (position === 0) return /^[gd]$/.test(text) ? { reading: 'asks', question: 'who' } : null
  // The pattern lets 1 to 5 through and nothing else.
  return position <= tableSize ? { reading: 'dealer', dealer: position as Position } : unclear
}

/** As on paper: a figure for each who plays, told from a value by its signs, or by being as many figures as players. */
const points: Reader = (scene, { text, marriage, zeroNormal }) => {
  const isRow = /^[+-]/.test(text) || (text.match(/[+-]/g) ?? []).length > 1 || text.split(' ').length === scene.players.length
  if (!isRow || !/^[-+\d ]*$/.test(text)) return null
  const figures = text.match(/[+-]? ?\d+/g) ?? []
  if (figures.length < scene.players.length || /[+-]$/.test(text)) return { reading: 'asks', question: 'points' }
  if (figures.length > scene.players.length) return unclear
  const row = Array.from({ length: scene.tableSize }, (_, index) => {
    const at = scene.players.findIndex((player) => player === index + 1)
    return at === -1 ? null : Number(figures[at]?.replace(' ', ''))
  })
  const game = typedGame(scene, row, { marriage, zero: zeroNormal ? 'normal' : null })
  return game === null ? { reading: 'asks', question: 'whose-zero' } : { reading: 'game', game }
}

/** Value, then positions; without a gap the value is one figure, or one that a nought follows, since nobody sits at nought. */
const split: readonly RegExp[] = [/^(?<value>\d{1,2})(?<lost>-) ?(?<who>\d+)$/, /^(?<value>\d{1,2}) (?<who>[\d ]*)(?<lost>-?)$/, /^(?<value>\d{1,2}) (?<lost>-) ?(?<who>\d*)$/, /^(?<value>[12]0|\d)(?<who>\d*)(?<lost>-?)$/]

const valueAndWho: Reader = (scene, { text, marriage, zeroNormal }) => {
  const groups = split.map((pattern) => pattern.exec(text)?.groups).find((found) => found !== undefined)
  if (!groups) return unclear
  const value = Number(groups.value)
  const named = Array.from((groups.who ?? '').replaceAll(' ', ''), Number)
  const stranger = named.find((position) => !scene.players.some((player) => player === position))
  if (stranger !== undefined) return stranger >= 1 && stranger <= scene.tableSize ? { reading: 'sits-out', position: stranger } : unclear
  const who = scene.players.filter((player) => named.includes(player))
  if (who.length !== named.length || who.length > 3) return unclear
  const isLost = groups.lost === '-'
  const lone = who.length === 0 ? scene.presented : who.length === 1 ? (who[0] ?? null) : null
  if (isLost && lone === null) return who.length === 0 ? { reading: 'asks', question: 'who' } : unclear
  const isPair = who.length === 2
  if (marriage && (scene.presented !== null || isPair)) return unclear
  const chosen = value === 0 ? (lone === null ? [] : [lone]) : isLost ? scene.players.filter((player) => player !== lone) : lone === null ? who : [lone]
  const said = padGame(scene, { value, chosen, marriage, zeroNormal: value === 0 && (zeroNormal || isPair), why: null })
  if (said.ready) return { reading: 'game', game: said.game }
  return { reading: 'asks', question: said.question === 'value' ? 'who' : said.question }
}

const readers: readonly Reader[] = [nothing, penalty, strike, dealer, points, valueAndWho]

/**
 * Reads one line of a paper list as it is typed: `213` = value 2, 1 and 3 scored positive; `53` = solo of 3 won with 5, `5-3` or
 * `53-` lost; `12 13` with a gap after a value of two figures; `+9 -3 -3 -3` as it stands on paper; `53h` (or m) = silent marriage;
 * `0n` = a normal game of value 0, `03` a solo; `x` struck, `3x` three; `s` (or p) penalty points; `g2` (or d2) = 2 has dealt.
 */
export function readKeys(scene: PadScene, keys: string): KeyReading {
  const plain = keys.toLowerCase().replaceAll('−', '-').replaceAll(/[\s,;]+/g, ' ').trim()
  const typed = { text: plain.replaceAll(/[hmn]/g, '').trim(), marriage: /[hm]/.test(plain), zeroNormal: plain.includes('n') }
  return readers.map((reader) => reader(scene, typed)).find((reading) => reading !== null) ?? unclear
}
