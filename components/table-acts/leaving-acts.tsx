'use client'

import { LeavingDialog } from '@/components/table-acts/leaving-dialog'
import type { LeavingSceneData } from '@/components/table-acts/leaving-scene-data'
import { SeatHistory } from '@/components/table-acts/seat-history'

type LeavingActsProps = { slug: string; scene: LeavingSceneData | null; mayChange: boolean; mayFreeze: boolean }

/** What the desk does when somebody leaves a table in mid-round, and what was done so far. */
export function LeavingActs({ slug, scene, mayChange, mayFreeze }: LeavingActsProps) {
  if (scene === null || !mayChange) return null
  // What was done once is a new page to the next act.
  const key = `${scene.changes.length} ${String(scene.frozen)}`
  return (
    <>
      {!scene.frozen && scene.remaining > 0 && (
        <div className="mt-4">
          <LeavingDialog key={key} slug={slug} scene={scene} mayFreeze={mayFreeze} />
        </div>
      )}
      <SeatHistory key={`history ${key}`} slug={slug} scene={scene} mayFreeze={mayFreeze} />
    </>
  )
}
