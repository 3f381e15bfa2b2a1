'use client'

import { type ReactNode, useMemo, useState } from 'react'
import { CorrectedListContext, type CorrectedList } from '@/components/lists/corrected-list'
import { CorrectionSteps } from '@/components/lists/correction-steps'
import { GameDialog } from '@/components/lists/game-dialog'
import { padScene } from '@/lib/phone/pad/pad-scene'
import { sceneOfPlace } from '@/lib/rules/list/scene-of-place'
import type { ScoreList } from '@/lib/rules/list/score-list'

type CorrectionDeskProps = {
  slug: string
  listId: string
  list: ScoreList
  /** By position. */
  names: readonly string[]
  /** Who opened the list again, as the log names people. */
  openedBy: string
  mayStrike: boolean
  /** The list itself. */
  children: ReactNode
}

/** A list that was opened again, with everything that puts it right. */
export function CorrectionDesk({ slug, listId, list, names, openedBy, mayStrike, children }: CorrectionDeskProps) {
  const [place, setPlace] = useState<number | null>(null)
  const corrected: CorrectedList = useMemo(() => ({ slug, listId, list, nameOf: (position) => names[position - 1] ?? String(position), edit: setPlace }), [slug, listId, list, names])
  const scene = place === null ? null : sceneOfPlace(list, place)
  return (
    <CorrectedListContext value={corrected}>
      <CorrectionSteps key={list.version} corrected={corrected} openedBy={openedBy} mayStrike={mayStrike} />
      {children}
      {place !== null && scene !== null && <GameDialog key={place} corrected={corrected} scene={padScene(list.tableSize, place, scene)} onClose={() => setPlace(null)} />}
    </CorrectedListContext>
  )
}
