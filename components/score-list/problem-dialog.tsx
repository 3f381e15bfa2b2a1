'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { EntryValue } from '@/components/score-list/entry-value'
import type { ListView } from '@/components/score-list/list-view'
import { Notice } from '@/components/score-list/notice'
import { useAuthor } from '@/components/score-list/use-author'
import { useViolationText } from '@/components/score-list/use-violation-text'
import { Sheet } from '@/components/score-list/sheet'
import { LightButton } from '@/components/score-list/light-button'
import { hallTime } from '@/lib/i18n/hall-time'
import { mineAgain } from '@/lib/phone/mine-again'
import type { OpenProblem } from '@/lib/phone/open-problems'
import type { Change } from '@/lib/phone/save-entry'
import { theirsAgain } from '@/lib/phone/theirs-again'

/** An entry that the server did not take: mine and theirs beside each other, and a choice. */
export function ProblemDialog({ view, problem: { entry, held } }: { view: ListView; problem: OpenProblem }) {
  const t = useTranslations('list.problems')
  const close = useTranslations('list.head')('close')
  const author = useAuthor()
  const say = useViolationText(view.nameOf)
  const [open, setOpen] = useState(false)
  const { outcome, operation } = entry
  const current = outcome?.outcome === 'conflict' ? outcome.current : null
  const all = [entry, ...held]
  const mine = all.at(-1) ?? entry

  const settled = all.map(({ opId }) => opId)
  const decide = (change: Change | null) => (change ? view.phone.save(change, settled) : view.phone.settle(settled))
  const leave = () => {
    setOpen(false)
    void decide(current && theirsAgain(view.list, current))
  }
  const insist = () => {
    setOpen(false)
    void decide(mineAgain(view.list, all))
  }
  return (
    <Notice tone="bad" action={<LightButton onClick={() => setOpen(true)}>{t('look')}</LightButton>}>
      {t('banner', { count: 1 })}
      <Sheet title={t(current ? 'conflict' : 'refused')} text={t(current ? 'conflictText' : 'refusedText')} close={close} open={open} onClose={() => setOpen(false)}>
        <div className="flex flex-col gap-3 text-ink">
          <EntryValue view={view} title={t('mine')} by={t('by', { time: hallTime(mine.operation.typedAt), author: author(null, operation.deviceId) })} kind={mine.operation.kind} payload={mine.operation.payload} />
          {current && (
            <EntryValue
              view={view}
              title={t('theirs')}
              by={current.receivedAt === null ? '' : t('by', { time: hallTime(current.receivedAt), author: author(current.by) })}
              kind={current.kind}
              payload={current.payload}
            />
          )}
          {outcome?.outcome === 'refused' && (
            <ul className="flex flex-col gap-1 rounded-card bg-red-soft p-3 text-red">
              {outcome.violations.map((violation) => (
                <li key={violation.code}>
                  {say(violation)} {violation.tsr && <span className="whitespace-nowrap">(TSR {violation.tsr})</span>}
                </li>
              ))}
            </ul>
          )}
          {held.length > 0 && <p className="text-ink-2">{t('held', { count: held.length })}</p>}
          <div className="flex flex-col gap-2">
            <LightButton onClick={leave}>{t(current ? 'takeTheirs' : 'drop')}</LightButton>
            <LightButton look="filled" onClick={insist}>
              {t(current ? 'takeMine' : 'tryAgain')}
            </LightButton>
          </div>
        </div>
      </Sheet>
    </Notice>
  )
}
