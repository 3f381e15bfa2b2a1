'use client'

import { useTranslations } from 'next-intl'
import type { ListView } from '@/components/score-list/list-view'
import { gameAt } from '@/lib/rules/list/game-at'
import type { GamePayload } from '@/lib/rules/list/game-payload'
import type { PlayedKind } from '@/lib/rules/list/played-as'
import { sceneOfPlace } from '@/lib/rules/list/scene-of-place'
import { soloKind } from '@/lib/rules/solo/solo-kind'

/** What a game is called here: nobody is asked whether a solo is the compulsory one. */
export function useKindWords({ list, nameOf }: Pick<ListView, 'list' | 'nameOf'>): (game: Pick<GamePayload, 'place' | 'kind' | 'soloist'>) => string {
  const t = useTranslations('list.kind')
  return ({ place, kind, soloist }) => {
    const owed = (gameAt(list, place) ?? sceneOfPlace(list, place))?.owed ?? []
    const played: PlayedKind = kind === 'solo' ? (soloist === null ? 'voluntary-solo' : soloKind(owed, soloist)) : kind
    return soloist === null ? t(played) : t('of', { kind: t(played), name: nameOf(soloist) })
  }
}
