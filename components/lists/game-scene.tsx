'use client'

import { useTranslations } from 'next-intl'
import type { CorrectedList } from '@/components/lists/corrected-list'
import { formatPoints } from '@/lib/i18n/format-points'
import type { PadScene } from '@/lib/phone/pad/pad-scene'
import { gameAt } from '@/lib/rules/list/game-at'
import { sceneOfPlace } from '@/lib/rules/list/scene-of-place'

/** Who dealt the game, who had to play it, and what stands there now. */
export function GameScene({ corrected: { list, nameOf }, scene }: { corrected: CorrectedList; scene: PadScene }) {
  const words = useTranslations('correction')
  const pad = useTranslations('pad')
  const situation = sceneOfPlace(list, scene.place)
  const row = gameAt(list, scene.place)
  const dealer = nameOf(scene.dealer)
  return (
    <div className="mb-3 text-ink-2">
      <p>{situation?.sitsOut === scene.dealer ? pad('dealerSitsOut', { dealer }) : pad('dealer', { dealer })}</p>
      {scene.presented !== null && <p className="font-semibold text-gold">{pad('presented', { name: nameOf(scene.presented) })}</p>}
      {row && (
        <p>
          {words('now', {
            points: scene.players.map((position) => `${nameOf(position)} ${formatPoints(row.points[position - 1] ?? 0)}`).join(' · '),
          })}
        </p>
      )}
    </div>
  )
}
