'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { EntryLine } from '@/components/paper/entry-line'
import { KeyLegend } from '@/components/paper/key-legend'
import { PaperGrid } from '@/components/paper/paper-grid'
import { PaperProblem } from '@/components/paper/paper-problem'
import { PenaltyDialog } from '@/components/paper/penalty-dialog'
import type { PaperLog } from '@/components/paper/use-paper-log'
import { useTyping } from '@/components/paper/use-typing'
import { useRefusalText } from '@/components/site/use-refusal-text'
import { useHydrated } from '@/components/ui/use-hydrated'
import { isHandedIn } from '@/lib/rules/list/is-handed-in'
import type { Position } from '@/lib/rules/table/table-size'

type PaperEntryProps = { log: PaperLog; draftKey: string; tableNumber: number; nameOf: (position: Position) => string; mayStrike: boolean; gamesOnly: boolean }

/** The grid of a paper list with the line that types it; the focus stays in the line. */
export function PaperEntry({ log, draftKey, tableNumber, nameOf, mayStrike, gamesOnly }: PaperEntryProps) {
  const t = useTranslations('paper')
  const { list, waiting, held, isKept } = log
  const [isAwarding, setAwarding] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const typing = useTyping(log, { draftKey, mayStrike, gamesOnly, onPenalty: () => setAwarding(true) })
  const isOpen = !isHandedIn(list) && list.reopened === null
  const hydrated = useHydrated()
  const refusalText = useRefusalText()
  useEffect(() => {
    // Before the page works the field takes no focus, and whoever is led to another part of the page looks there.
    if (hydrated && isOpen && location.hash === '') field.current?.focus()
  }, [hydrated, isOpen])
  const { reading, problems } = typing
  const saved = (
    <p role="status" className={waiting > 0 ? 'mt-2 text-sm font-semibold text-gold' : 'mt-2 text-sm text-ink-2'}>
      {waiting > 0 ? t(held === null ? 'waiting' : held.code === 'failed' ? 'waitingOffline' : 'waitingUnsaved', { count: waiting, why: held ? refusalText(held) : '' }) : list.rows.length > 0 ? t('allSaved') : ''}
    </p>
  )
  return (
    <>
      <PaperProblem log={log} nameOf={nameOf} />
      {!isKept && <p className="mb-3 rounded-card bg-gold-soft p-3 text-gold">{t('notKept')}</p>}
      <PaperGrid
        list={list}
        tableNumber={tableNumber}
        nameOf={nameOf}
        place={typing.place}
        preview={reading.reading === 'game' && problems.length === 0 ? reading.game : null}
        onChoose={(place) => {
          typing.goTo(place)
          field.current?.focus()
        }}
      />
      {isOpen ? (
        <EntryLine typing={typing} list={list} nameOf={nameOf} field={field}>
          {saved}
        </EntryLine>
      ) : (
        saved
      )}
      {isOpen && <KeyLegend gamesOnly={gamesOnly} />}
      {isAwarding && (
        <PenaltyDialog
          list={list}
          nameOf={nameOf}
          onClose={() => {
            setAwarding(false)
            field.current?.focus()
          }}
          onAward={(payload) => log.add({ kind: 'penalty-awarded', payload })}
        />
      )}
    </>
  )
}
