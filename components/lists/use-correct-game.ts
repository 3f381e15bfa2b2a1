'use client'

import { useState } from 'react'
import type { CorrectedList } from '@/components/lists/corrected-list'
import { newOperationId } from '@/components/lists/new-operation-id'
import { useDeskAct } from '@/components/round/use-desk-act'
import { useCheckedGame } from '@/components/score-list/use-checked-game'
import type { GameEntry } from '@/components/score-list/use-enter-game'
import { gameAt } from '@/lib/rules/list/game-at'
import type { GamePayload } from '@/lib/rules/list/game-payload'

/** Checks a game by the rules, as the table's device does, asks about a very high one, and sends it to the list once. */
export function useCorrectGame(corrected: CorrectedList, place: number, correcting: boolean, onDone: () => void): GameEntry {
  const { slug, listId, list } = corrected
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
  const checked = useCheckedGame(corrected, kind, save)
  return {
    ...checked,
    refusals: refusal === null ? checked.refusals : [...checked.refusals, refusal],
    saving: busy,
    enter: (game) => {
      forget()
      checked.enter(game)
    },
    forget: () => {
      checked.forget()
      checked.takeBack()
      forget()
    },
  }
}
