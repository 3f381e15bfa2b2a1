'use client'

import { type KeyboardEvent, useState } from 'react'
import type { PaperLog } from '@/components/paper/use-paper-log'
import { useDraft } from '@/components/site/use-draft'
import { keysOfGame } from '@/lib/phone/paper/keys-of-game'
import { readKeys, type KeyReading } from '@/lib/phone/paper/read-keys'
import { padScene, type PadScene } from '@/lib/phone/pad/pad-scene'
import { checkOperation } from '@/lib/rules/list/check-operation'
import { gameAt } from '@/lib/rules/list/game-at'
import type { GamePayload } from '@/lib/rules/list/game-payload'
import { needsConfirmation } from '@/lib/rules/list/needs-confirmation'
import { sceneOfPlace } from '@/lib/rules/list/scene-of-place'
import type { Violation } from '@/lib/rules/violation'

/** What Enter or Backspace is pressed a second time for. */
type Asked = 'high' | 'undo' | null

export interface Typing {
  readonly text: string
  /** The place being typed: the coming game, or an earlier one that is put right. */
  readonly place: number
  readonly scene: PadScene | null
  readonly reading: KeyReading
  readonly problems: readonly Violation[]
  /** Enter was pressed although something is wrong, or nothing readable stands there. */
  readonly pressed: boolean
  readonly asked: Asked
  readonly type: (text: string) => void
  readonly goTo: (place: number) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

interface Draft {
  readonly text: string
  /** The game that is put right; null for the coming one. */
  readonly at: number | null
  /** Where it was typed: half a row belongs to no other game. */
  readonly place: number
}

const nothingTyped: Draft = { text: '', at: null, place: 0 }

interface Limits {
  /** Under which half a row outlives a reload. */
  readonly draftKey: string
  readonly mayStrike: boolean
  /** Only games: a second entry. */
  readonly gamesOnly: boolean
  readonly onPenalty: () => void
}

const strikes = ({ list }: PaperLog, count: number) => [...(list.end !== null && list.dealingBegun === null ? [{ kind: 'dealing-begun', payload: { begun: false } } as const] : []), { kind: 'game-struck', payload: { count } } as const]

/** The keys of one entry line: what they mean, what is wrong with it, and what Enter, Backspace and the arrows do. */
export function useTyping(log: PaperLog, { draftKey, mayStrike, gamesOnly, onPenalty }: Limits): Typing {
  const { list, add } = log
  const [draft, keep] = useDraft(draftKey, nothingTyped)
  const [pressed, setPressed] = useState(false)
  const [asked, setAsked] = useState<Asked>(null)
  const at = draft.at !== null && gameAt(list, draft.at) ? draft.at : null
  const place = at ?? list.next.place
  const text = draft.place === place ? draft.text : ''
  const setText = (next: string) => keep(() => (next === '' && at === null ? null : { text: next, at, place }))
  const situation = sceneOfPlace(list, place)
  const scene = situation && padScene(list.tableSize, place, situation)
  const understood: KeyReading = scene ? readKeys(scene, text) : /^\d{0,2} ?x$/i.test(text.trim()) ? { reading: 'strike', count: Number.parseInt(text, 10) || 1 } : { reading: text.trim() === '' ? 'nothing' : 'unclear' }
  const isGivenAway = gamesOnly && ['penalty', 'strike', 'dealer'].includes(understood.reading)
  const reading: KeyReading = isGivenAway ? { reading: 'unclear' } : understood
  const typedBefore = gameAt(list, place)
  const kind = typedBefore ? 'game-corrected' : 'game-entered'
  const dealer = typedBefore?.payload.dealer
  const gameOf = (game: GamePayload): GamePayload => (dealer === undefined ? game : { ...game, dealer })

  const problems = (): readonly Violation[] => {
    if (reading.reading === 'game') return checkOperation(list, { kind, payload: gameOf(reading.game) })
    if (reading.reading === 'dealer') return checkOperation(list, { kind: 'dealer-deviated', payload: { place, dealer: reading.dealer } })
    if (reading.reading !== 'strike') return []
    if (!mayStrike) return [{ code: 'strike-by-referee', tsr: '8.5.1', params: {} }]
    return checkOperation(list.dealingBegun === null && list.end !== null ? { ...list, dealingBegun: { ...list.end, begun: false } } : list, { kind: 'game-struck', payload: { count: reading.count } })
  }
  const found = problems()

  const goTo = (next: number) => {
    const game = gameAt(list, next)
    keep(() => (game ? { text: keysOfGame(game.payload), at: next, place: next } : null))
    setPressed(false)
    setAsked(null)
  }
  const enter = () => {
    if (reading.reading === 'penalty') {
      setText('')
      onPenalty()
      return
    }
    if (found.length > 0 || reading.reading === 'asks' || reading.reading === 'unclear' || reading.reading === 'sits-out') {
      setPressed(true)
      return
    }
    if (reading.reading === 'game') {
      const payload = gameOf(reading.game)
      const isUnchanged = typedBefore !== null && keysOfGame(typedBefore.payload) === keysOfGame(payload)
      if (!isUnchanged) {
        if (needsConfirmation(payload.points) && asked !== 'high') {
          setAsked('high')
          return
        }
        add({ kind, payload })
      }
      // After a correction the next line is looked at; after the last one typing goes on.
      if (at === null) goTo(place + 1)
      else goTo(at + 1)
      return
    }
    if (reading.reading === 'dealer') add({ kind: 'dealer-deviated', payload: { place, dealer: reading.dealer === situation?.scheduledDealer ? null : reading.dealer } })
    if (reading.reading === 'strike') add(...strikes(log, reading.count))
    setText('')
  }
  const undo = () => {
    const last = list.rows.at(-1)
    if (at !== null || last?.row !== 'game') return
    if (asked !== 'undo') {
      setAsked('undo')
      return
    }
    add({ kind: 'game-undone', payload: { place: last.place, undoes: last.stamp.opId } })
    setAsked(null)
  }
  const keys: Readonly<Record<string, () => void>> = {
    Enter: enter,
    ArrowUp: () => goTo(Math.max(1, place - 1)),
    ArrowDown: () => goTo(place + 1),
    Escape: () => goTo(list.next.place),
    ...(text === '' && { Backspace: undo }),
  }
  return {
    ...{ text, place, scene, reading, problems: found, pressed, asked, goTo },
    type: (next) => {
      setText(next)
      setPressed(false)
      setAsked(null)
    },
    onKeyDown: (event) => {
      const act = keys[event.key]
      if (!act || event.nativeEvent.isComposing) return
      event.preventDefault()
      act()
    },
  }
}
