'use client'

import { useState } from 'react'
import type { CorrectedList } from '@/components/lists/corrected-list'
import { newOperationId } from '@/components/lists/new-operation-id'
import { useDeskAct } from '@/components/round/use-desk-act'
import type { GameEntry } from '@/components/score-list/use-enter-game'
import { useViolationText } from '@/components/score-list/use-violation-text'
import { checkOperation } from '@/lib/rules/list/check-operation'
import { gameAt } from '@/lib/rules/list/game-at'
import type { GamePayload } from '@/lib/rules/list/game-payload'
import { needsConfirmation } from '@/lib/rules/list/needs-confirmation'
import { padOfGame } from '@/lib/phone/pad/pad-of-game'

/** Checks a game by the rules, as the table's device does, asks about a very high one, and sends it to the list once. */
export function useCorrectGame({ slug, listId, list, nameOf }: CorrectedList, place: number, correcting: boolean, onDone: () => void): GameEntry {
  const say = useViolationText(nameOf)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [asked, setAsked] = useState<GameEntry['asked']>(null)
  const [opId, setOpId] = useState(newOperationId)
  // As it was when the dialog was opened: whatever somebody else changes meanwhile is not written over.
  const [baseVersion] = useState(() => list.versions[`game:${place}`] ?? 0)
  const { busy, refusal, act, forget } = useDeskAct(slug, 'lists/correct')
  const kind = correcting ? 'game-corrected' : 'game-entered'

  const save = async (game: GamePayload) => {
    // Who dealt out of turn did so whatever the game was worth.
    const dealer = gameAt(list, game.place)?.payload.dealer
    const change = { kind, payload: { ...game, ...(dealer !== undefined && { dealer }) } } as const
    const done = await act({ opId, listId, baseVersion, change })
    // The next try says something else, so it is another operation.
    setOpId(newOperationId())
    if (done) onDone()
  }
  const enter = (game: GamePayload) => {
    forget()
    const violations = checkOperation(list, { kind, payload: game })
    setRefusals(violations.map((violation) => `${say(violation)} (TSR ${violation.tsr})`))
    if (violations.length > 0) return
    if (needsConfirmation(game.points)) setAsked({ game, value: padOfGame({ ...game, positive: [], kind: 'normal' }).value ?? 0 })
    else void save(game)
  }
  return {
    refusals: refusal === null ? refusals : [...refusals, refusal],
    saving: busy,
    asked,
    enter,
    confirm: () => {
      setAsked(null)
      if (asked) void save(asked.game)
    },
    takeBack: () => setAsked(null),
    forget: () => {
      setRefusals([])
      setAsked(null)
      forget()
    },
  }
}
