import type { ScoreList } from '@/lib/rules/list/score-list'

/** Whether nobody has decided yet between what was overtaken and what stood there: the decision, either way, is a new version of the same entity. */
export const isOpenConflict = ({ versions }: Pick<ScoreList, 'versions'>, { entity, currentVersion }: { readonly entity: string; readonly currentVersion: number }): boolean =>
  (versions[entity] ?? 0) <= currentVersion
