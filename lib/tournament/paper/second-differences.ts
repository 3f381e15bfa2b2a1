import { entryDifferences, type EntryDifference } from '@/lib/rules/list/entry-differences'
import { foldList } from '@/lib/rules/list/fold-list'
import type { GamePayload } from '@/lib/rules/list/game-payload'
import { givenOperations } from '@/lib/rules/list/given-operations'
import { secondLog } from '@/lib/rules/list/second-log'
import { canonicalText } from '@/lib/tournament/lists/canonical-text'
import type { LoadedList } from '@/lib/tournament/lists/load-list'
import { secondOperations } from './second-operations'
import type { StandingSecond } from './standing-second'

export interface SecondDifference extends EntryDifference {
  /** Both as texts: a decision holds for these two and no others. */
  readonly texts: { readonly first: string; readonly second: string }
  /** Who found the list right in spite of the second entry; null while nobody has decided. */
  readonly decidedBy: string | null
}

const textOf = (game: GamePayload | null): string => canonicalText(game && { kind: game.kind, soloist: game.soloist, points: game.points, dealer: game.dealer ?? null })

/** Where list and second entry differ, each with the decision about it, if one stands. */
export function secondDifferences({ head, operations }: Pick<LoadedList, 'head' | 'operations'>, second: StandingSecond): readonly SecondDifference[] {
  const own = foldList(head, secondLog(givenOperations(operations), secondOperations(second)))
  return entryDifferences(foldList(head, operations), own).map((difference) => {
    const texts = { first: textOf(difference.first), second: textOf(difference.second) }
    const decision = second.decisions.find((each) => each.gamePlace === difference.place && each.first === texts.first && each.second === texts.second)
    return { ...difference, texts, decidedBy: decision?.decidedBy ?? null }
  })
}
