'use client'

import { useRef, useState } from 'react'
import type { ListView } from '@/components/score-list/list-view'
import { useViolationText } from '@/components/score-list/use-violation-text'
import { checkOperation } from '@/lib/rules/list/check-operation'
import type { GamePayload } from '@/lib/rules/list/game-payload'
import { needsConfirmation } from '@/lib/rules/list/needs-confirmation'
import { rowShape } from '@/lib/rules/list/row-shape'

export interface GameEntry {
  /** Why the last try was refused, in words with their paragraph. */
  readonly refusals: readonly string[]
  readonly saving: boolean
  /** A game so high that somebody has to say that it is meant. */
  readonly asked: { readonly game: GamePayload; readonly value: number } | null
  readonly enter: (game: GamePayload) => void
  readonly confirm: () => void
  readonly takeBack: () => void
  readonly forget: () => void
}

function valueOf(game: GamePayload): number {
  const shape = rowShape(game.points)
  return shape?.form === 'two-two' ? shape.value : shape?.form === 'one-three' ? shape.unit : 0
}

/** Checks a game by the rules, asks about a very high one, and saves it on this device once. */
export function useEnterGame({ list, phone, nameOf }: ListView, correcting: boolean, onDone: () => void): GameEntry {
  const say = useViolationText(nameOf)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [asked, setAsked] = useState<GameEntry['asked']>(null)
  const [saving, setSaving] = useState(false)
  // State comes too late for the second of two quick taps.
  const busy = useRef(false)

  const kind = correcting ? 'game-corrected' : 'game-entered'
  const save = async (game: GamePayload) => {
    if (busy.current) return
    busy.current = true
    setSaving(true)
    const saved = await phone.save({ kind, payload: game })
    busy.current = false
    setSaving(false)
    if (saved) onDone()
  }
  const enter = (game: GamePayload) => {
    const violations = checkOperation(list, { kind, payload: game })
    setRefusals(violations.map((violation) => `${say(violation)} (TSR ${violation.tsr})`))
    if (violations.length > 0) return
    if (needsConfirmation(game.points)) setAsked({ game, value: valueOf(game) })
    else void save(game)
  }
  return {
    refusals,
    saving,
    asked,
    enter,
    confirm: () => {
      setAsked(null)
      if (asked) void save(asked.game)
    },
    takeBack: () => setAsked(null),
    forget: () => setRefusals([]),
  }
}
