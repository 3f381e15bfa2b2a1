'use client'

import { useTranslations } from 'next-intl'
import { asOf } from '@/components/score-list/as-of'
import { DealerForm } from '@/components/score-list/dealer-form'
import type { ListView } from '@/components/score-list/list-view'
import { PointsLine } from '@/components/score-list/points-line'
import { useAuthor } from '@/components/score-list/use-author'
import { useViolationText } from '@/components/score-list/use-violation-text'
import { Sheet } from '@/components/score-list/sheet'
import { WhyList } from '@/components/score-list/why-list'
import { LightButton } from '@/components/score-list/light-button'
import { hallTime } from '@/lib/i18n/hall-time'
import { listMode, modesInPlay } from '@/lib/phone/list-mode'
import { gameAt } from '@/lib/rules/list/game-at'
import type { Stamp } from '@/lib/rules/list/stamp-of'

type RowDetailsProps = { view: ListView; place: number | null; onClose: () => void; onCorrect: (place: number) => void }

/** How a row came about: who entered it when, what stood there before, what is wrong with it now. */
export function RowDetails({ view, place, onClose, onCorrect }: RowDetailsProps) {
  const t = useTranslations('list.details')
  const close = useTranslations('list.head')('close')
  const author = useAuthor()
  const say = useViolationText(view.nameOf)
  const row = place === null ? null : gameAt(view.list, place)
  const made = (stamp: Stamp) => ({ time: hallTime(stamp.receivedAt ?? stamp.typedAt), author: author(stamp.by, stamp.deviceId) })
  const mode = listMode(view.list, view.server, view.state.deviceId)
  return (
    <Sheet
      title={row ? t('title', { gameNo: String(row.gameNo) }) : ''}
      close={close}
      open={row !== null}
      onClose={onClose}
      actions={
        row && modesInPlay.has(mode) ? (
          <LightButton look="filled" onClick={() => onCorrect(row.place)}>
            {t('correct')}
          </LightButton>
        ) : undefined
      }
    >
      {row && (
        <div className="flex flex-col gap-3">
          <div>
            <PointsLine view={asOf(view, row)} game={row.payload} />
            {row.payload.why && <WhyList game={row.payload.why} />}
            <p className="mt-1 text-ink-2">{t('deal', { dealer: view.nameOf(row.dealer), lead: view.nameOf(row.lead) })}</p>
            <p className="text-ink-2">{t(row.history.length > 0 ? 'corrected' : 'entered', made(row.stamp))}</p>
          </div>
          {modesInPlay.has(mode) && (
            <details>
              <summary className="min-h-8 cursor-pointer font-semibold text-ink-2">{t('otherDealer')}</summary>
              <DealerForm view={view} place={row.place} />
            </details>
          )}
          {row.replaced && <p className="rounded-card bg-gold-soft p-3 text-gold">{t(row.fromReplacedDevice ? 'replacedDevice' : 'replaced')}</p>}
          {row.violations.map((violation) => (
            <p key={violation.code} className="rounded-card bg-red-soft p-3 text-red">
              {say(violation)} (TSR {violation.tsr})
            </p>
          ))}
          {row.history.toReversed().map(({ value, stamp }) => (
            <div key={stamp.opId} className="border-t border-line pt-2 text-ink-2">
              <p className="text-[0.8125rem]">{t('before', made(stamp))}</p>
              <PointsLine view={asOf(view, row)} game={value} />
            </div>
          ))}
        </div>
      )}
    </Sheet>
  )
}
