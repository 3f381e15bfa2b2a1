'use client'

import { useRef, useState } from 'react'
import type { ListView } from '@/components/score-list/list-view'
import { useCheckedGame, type CheckedGame } from '@/components/score-list/use-checked-game'
import type { GamePayload } from '@/lib/rules/list/game-payload'

export interface GameEntry extends CheckedGame {
  readonly saving: boolean
}

/** Checks a game by the rules, asks about a very high one, and saves it on this device once. */
export function useEnterGame(view: ListView, correcting: boolean, onDone: () => void): GameEntry {
  const [saving, setSaving] = useState(false)
  // State comes too late for the second of two quick taps.
  const busy = useRef(false)

  const kind = correcting ? 'game-corrected' : 'game-entered'
  const save = async (game: GamePayload) => {
    if (busy.current) return
    busy.current = true
    setSaving(true)
    const saved = await view.phone.save({ kind, payload: game })
    busy.current = false
    setSaving(false)
    if (saved) onDone()
  }
  return { ...useCheckedGame(view, kind, save), saving }
}
