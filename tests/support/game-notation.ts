import type { CounterCall, PartyCalls, PartySpecials, PlayedGame } from '@/lib/rules/scoring/played-game'

const levels: Readonly<Record<string, CounterCall>> = { 'no 90': 'no90', 'no 60': 'no60', 'no 30': 'no30', black: 'black' }
const specialNames: Readonly<Record<string, keyof PartySpecials>> = { Doppelkopf: 'doppelkopf', fox: 'foxes', Karlchen: 'karlchen' }
const partyNames = { Re: 're', Kontra: 'kontra' } as const

const noCall: PartyCalls = { called: false, counterCall: null }
const noSpecials: PartySpecials = { doppelkopf: 0, foxes: 0, karlchen: 0 }

const isParty = (name: string | undefined): name is keyof typeof partyNames => name !== undefined && name in partyNames

function readCall(words: string): PartyCalls {
  if (words === '') return { called: true, counterCall: null }
  const counterCall = levels[words]
  if (counterCall === undefined) throw new Error(`no such counter-call: ${words}`)
  return { called: true, counterCall }
}

function readSpecials(words: string): PartySpecials {
  return words.split(', ').reduce<PartySpecials>((specials, word) => {
    const [, count, name] = /^(?:(\d+) )?(\w+)$/.exec(word) ?? []
    const special = specialNames[name ?? '']
    if (special === undefined) throw new Error(`no such special point: ${word}`)
    return { ...specials, [special]: Number(count ?? 1) }
  }, noSpecials)
}

function readCardPoints(re: string, kontra: string): Pick<PlayedGame, 'reCardPoints' | 'trickless'> {
  if (re === '–') return { reCardPoints: 240 - Number(kontra), trickless: 're' }
  if (kontra === '–') return { reCardPoints: Number(re), trickless: 'kontra' }
  if (Number(re) + Number(kontra) !== 240) throw new Error(`${re}:${kontra} are not 240 card points`)
  return { reCardPoints: Number(re), trickless: null }
}

/**
 * A game as a list keeper would jot it down, parts in any order: `Solo · Re no 90 · Kontra · 151:89 · Re: 2 Doppelkopf, fox`.
 * Card points are those of Re and Kontra; a dash stands for a party without a trick, `240:–`.
 */
export function readGame(notation: string): PlayedGame {
  const start: PlayedGame = {
    kind: 'normal',
    reCardPoints: Number.NaN,
    trickless: null,
    calls: { re: noCall, kontra: noCall },
    specials: { re: noSpecials, kontra: noSpecials },
  }
  return notation.split(' · ').reduce((game, part) => {
    if (part === 'Solo') return { ...game, kind: 'solo' }
    const [, re, kontra] = /^(\d+|–):(\d+|–)$/.exec(part) ?? []
    if (re !== undefined && kontra !== undefined) return { ...game, ...readCardPoints(re, kontra) }
    const [, name, colon, words = ''] = /^(Re|Kontra)(:?) ?(.*)$/.exec(part) ?? []
    if (!isParty(name)) throw new Error(`not understood: ${part}`)
    const party = partyNames[name]
    return colon === ':'
      ? { ...game, specials: { ...game.specials, [party]: readSpecials(words) } }
      : { ...game, calls: { ...game.calls, [party]: readCall(words) } }
  }, start)
}
