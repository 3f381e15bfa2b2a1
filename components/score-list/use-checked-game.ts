'use client'

import { useState } from 'react'
import type { ListView } from '@/components/score-list/list-view'
import { useViolationText } from '@/components/score-list/use-violation-text'
import { checkOperation } from '@/lib/rules/list/check-operation'
import type { GamePayload } from '@/lib/rules/list/game-payload'
import { needsConfirmation } from '@/lib/rules/list/needs-confirmation'
import { rowShape } from '@/lib/rules/list/row-shape'

export interface CheckedGame {
  /** Why the last try was refused, in words with their paragraph. */
  readonly refusals: readonly string[]
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

/** Checks a game by the rules and asks about a very high one, before `save` gets it. */
export function useCheckedGame({ list, nameOf }: Pick<ListView, 'list' | 'nameOf'>, kind: 'game-entered' | 'game-corrected', save: (game: GamePayload) => Promise<void>): CheckedGame {
  const say = useViolationText(nameOf)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [asked, setAsked] = useState<CheckedGame['asked']>(null)

  const enter = (game: GamePayload) => {
    const violations = checkOperation(list, { kind, payload: game })
    setRefusals(violations.map((violation) => `${say(violation)} (TSR ${violation.tsr})`))
    if (violations.length > 0) return
    if (needsConfirmation(game.points)) setAsked({ game, value: valueOf(game) })
    else void save(game)
  }
  return {
    refusals,
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
