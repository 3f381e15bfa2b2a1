'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { CorrectedList } from '@/components/lists/corrected-list'
import { newOperationId } from '@/components/lists/new-operation-id'
import { ConfirmAct } from '@/components/round/confirm-act'
import { useViolationText } from '@/components/score-list/use-violation-text'
import { Button } from '@/components/ui/button'
import { hallTime } from '@/lib/i18n/hall-time'

type CorrectionStepsProps = { corrected: CorrectedList; openedBy: string; mayStrike: boolean }

/** Why the list is open again, what keeps it from being checked, and what can be done to the list as a whole. */
export function CorrectionSteps({ corrected, openedBy, mayStrike }: CorrectionStepsProps) {
  const { slug, listId, list, nameOf, edit } = corrected
  const words = useTranslations('correction')
  const say = useViolationText(nameOf)
  // Kept for as long as the list is the same: a second click is the same operation.
  const [ids] = useState(() => ({ undo: newOperationId(), strike: newOperationId() }))
  const { reopened, next, owed, missing, versions, totalsOnly } = list
  const last = list.rows.at(-1)
  const strikable = next.remaining - owed.length
  const common = { slug, path: 'lists/correct', look: 'plain' } as const
  if (reopened === null) return null
  return (
    <section aria-labelledby="correction" className="mb-4 rounded-card border border-gold bg-gold-soft p-4">
      <h2 id="correction" className="font-bold text-gold">
        {words('title', { time: hallTime(reopened.receivedAt ?? reopened.typedAt), who: openedBy })}
      </h2>
      <p>{words('because', { reason: reopened.reason })}</p>
      {missing.length > 0 ? (
        <>
          <p className="mt-2 font-semibold">{words('missing')}</p>
          <ul className="list-disc pl-5">
            {missing.map((violation) => (
              <li key={`${violation.code} ${Object.values(violation.params).join(' ')}`}>{say(violation)}</li>
            ))}
          </ul>
        </>
      ) : (
        <p className="mt-2">{totalsOnly ? words('thenCheckTotals') : words('thenCheck')}</p>
      )}
      {!totalsOnly && (
        <div className="mt-3 flex flex-wrap gap-3">
          {next.remaining > 0 && <Button onClick={() => edit(next.place)}>{words('addForgotten')}</Button>}
          {last?.row === 'game' && (
            <ConfirmAct
              {...common}
              body={{ opId: ids.undo, listId, baseVersion: versions[`game:${last.place}`] ?? 0, change: { kind: 'game-undone', payload: { place: last.place, undoes: last.stamp.opId } } }}
              label={words('undoLast')}
              title={words('undoTitle', { game: String(last.gameNo) })}
              text={words('undoText')}
              now={words('undoNow')}
            />
          )}
          {last?.row === 'struck' && mayStrike && (
            <ConfirmAct
              {...common}
              body={{ opId: ids.undo, listId, baseVersion: versions.state ?? 0, change: { kind: 'strike-withdrawn', payload: { undoes: last.stamp.opId } } }}
              label={words('unstrike')}
              title={words('unstrikeTitle')}
              text={words('unstrikeText')}
              now={words('unstrikeNow')}
            />
          )}
          {strikable > 0 && mayStrike && (
            <ConfirmAct
              {...common}
              body={{ opId: ids.strike, listId, baseVersion: versions.state ?? 0, change: { kind: 'game-struck', payload: { count: strikable } } }}
              label={words('strike', { count: strikable })}
              title={words('strikeTitle', { count: strikable })}
              text={words('strikeText')}
              now={words('strikeNow')}
            />
          )}
        </div>
      )}
    </section>
  )
}
