import type { Locale } from '@/lib/i18n/locale'
import { messagesOf } from '@/lib/i18n/messages-of'
import { fillWords } from '@/lib/pdf/fill-words'
import { foldList } from '@/lib/rules/list/fold-list'
import type { GamePayload } from '@/lib/rules/list/game-payload'
import type { Operation, OperationKind, OperationOf } from '@/lib/rules/list/operation'
import type { ListRecord, RecordNames } from './list-record'
import { penaltyWords } from './penalty-words'
import type { RecordWords } from './record-words'
import { sceneWords, type SceneWords } from './scene-words'

interface Telling extends SceneWords {
  readonly words: RecordWords
  /** What a table says of a violation in one tap, by its key. */
  readonly violations: Readonly<Record<string, string>>
  /** The game as it stood before. */
  readonly before: (place: number) => string
  /** Of a penalty named by its id: whom it hit, in which game. */
  readonly about: (penaltyId: string) => { readonly name: string; readonly game: number }
  readonly award: (penaltyId: string) => string
}

type Tell<Kind extends OperationKind> = (payload: OperationOf<Kind>['payload'], telling: Telling) => string

/** What is worth a sentence; games that stand as they were typed, confirmations and the hand-over of the pen are not. */
const tellers: { readonly [Kind in OperationKind]?: Tell<Kind> } = {
  'game-corrected': ({ place, points }, { words, game, before, points: row }) => fillWords(words.corrected, { game: game(place), points: row(points), before: before(place) }),
  'game-undone': ({ place }, { words, game, before }) => fillWords(words.undone, { game: game(place), before: before(place) }),
  'game-struck': ({ count }, { words }) => fillWords(words.struck, { count }),
  'strike-withdrawn': (_, { words }) => words.strikeWithdrawn,
  'end-announced': (_, { words }) => words.ended,
  'end-withdrawn': (_, { words }) => words.endWithdrawn,
  'dealing-begun': ({ begun }, { words }) => (begun ? words.dealingBegun : words.dealingNotBegun),
  'claim-raised': ({ place, claimant, offenders, violation }, { words, game, seat, violations }) =>
    [fillWords(words.claimed, { game: game(place), claimant: seat(claimant), offenders: offenders.map(seat).join(', ') || words.nobodyNamed }), violations[violation ?? ''] ?? ''].filter(Boolean).join(' · '),
  'claim-withdrawn': ({ reason = '' }, { words }) => [words.claimWithdrawn, reason].filter(Boolean).join(': '),
  'penalty-awarded': ({ penaltyId, place }, { words, game, award }) => fillWords(words.awarded, { game: game(place), award: award(penaltyId) }),
  'penalty-countersigned': ({ penaltyId }, { words, about }) => fillWords(words.countersigned, about(penaltyId)),
  'penalty-challenged': ({ penaltyId, challenger }, { words, about, seat }) => fillWords(words.challenged, { ...about(penaltyId), challenger: seat(challenger) }),
  'penalty-decided': ({ penaltyId, outcome }, { words, about, award }) => fillWords(words.decided[outcome], { ...about(penaltyId), award: award(penaltyId) }),
  'penalty-cancelled': ({ penaltyId, reason }, { words, about }) => fillWords(words.cancelled, { ...about(penaltyId), reason }),
  'extra-time-granted': ({ minutes, reason }, { words }) => fillWords(words.extraTime, { minutes, reason }),
  'dealer-deviated': ({ place, dealer }, { words, game, seat }) => (dealer === null ? fillWords(words.dealerAsScheduled, { game: game(place) }) : fillWords(words.dealerDeviated, { game: game(place), name: seat(dealer) })),
  'keeper-changed': ({ position }, { words, seat }) => fillWords(words.keeper, { name: seat(position) }),
  'seat-taken-over': ({ position, person, fromPlace }, { words, game, person: nameOf }) => fillWords(words.takenOver, { name: nameOf(person), position, game: game(fromPlace) }),
  'seat-left-empty': ({ position, fromPlace }, { words, game }) => fillWords(words.leftEmpty, { position, game: game(fromPlace) }),
  'list-frozen': ({ reason }, { words }) => fillWords(words.frozen, { reason }),
  'totals-typed': ({ points }, { words, points: row }) => fillWords(words.totals, { points: row(points) }),
  'list-objected': ({ position }, { words, seat }) => fillWords(words.objected, { name: seat(position) }),
  'list-reopened': ({ reason }, { words }) => fillWords(words.reopened, { reason }),
}

/** One operation of a list in a sentence, or null when it goes without saying. */
export function eventText(record: ListRecord, operation: Operation, names: RecordNames, locale: Locale): string | null {
  const { claim, print: { record: words } } = messagesOf(locale)
  const scene = sceneWords(record, names, words.someone)
  // Of a decision the log says what it was when it was made: a later word of the tribunal stands in its own line.
  const then = penaltyKinds.has(operation.kind) ? asItStood(record, operation) : record
  const penalty = (penaltyId: string) => then.list.penalties.find(({ award }) => award.penaltyId === penaltyId)?.award
  // The payload belongs to the teller of its own kind; the compiler cannot see that through the lookup.
  const tell = tellers[operation.kind] as Tell<OperationKind> | undefined
  return (
    tell?.(operation.payload, {
      ...scene,
      words,
      violations: claim.violations,
      before: (place) => scene.points(gameBefore(record.operations, operation, place)?.points ?? []),
      about: (penaltyId) => ({ name: scene.seat(penalty(penaltyId)?.offender ?? null), game: scene.game(penalty(penaltyId)?.place ?? 0) }),
      award: (penaltyId) => {
        const award = penalty(penaltyId)
        return award === undefined ? '' : penaltyWords(then, award, scene, names, locale)
      },
    }) ?? null
  )
}

const penaltyKinds: ReadonlySet<OperationKind> = new Set(['penalty-awarded', 'penalty-countersigned', 'penalty-challenged', 'penalty-decided'])

/** The list directly after one of its operations. */
function asItStood({ head, operations }: ListRecord, operation: Operation): ListRecord {
  const upToIt = operations.slice(0, operations.indexOf(operation) + 1)
  return { head, operations: upToIt, list: foldList(head, upToIt) }
}

function gameBefore(operations: readonly Operation[], operation: Operation, place: number): GamePayload | undefined {
  const earlier = operations.slice(0, operations.indexOf(operation)).findLast((each) => (each.kind === 'game-entered' || each.kind === 'game-corrected') && each.payload.place === place)
  return earlier?.kind === 'game-entered' || earlier?.kind === 'game-corrected' ? earlier.payload : undefined
}
