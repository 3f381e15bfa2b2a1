'use client'

import { useTranslations } from 'next-intl'
import { CloseGapList, type TableGaps } from '@/components/round/close-gap-list'
import { ConfirmAct } from '@/components/round/confirm-act'
import { ExtraTimeAct } from '@/components/round/extra-time-act'
import { LinkButton } from '@/components/ui/link-button'

type RoundStepsProps = {
  slug: string
  round: { roundId: string; version: number; number: number; state: 'published' | 'released' | 'ended' | 'closed' }
  /** Tables that still play, by number. */
  playing: readonly { listId: string; number: number; isOver: boolean }[]
  /** Tables whose list is not checked yet, by number. */
  unchecked: readonly TableGaps[]
  /** No further round is planned. */
  isLast: boolean
  may: { release: boolean; end: boolean; extraTime: boolean; close: boolean }
}

const numbersOf = (tables: readonly { number: number }[]): string => tables.map(({ number }) => number).join(', ')

/** The next sensible step of a round for whoever may take it. */
export function RoundSteps({ slug, round, playing, unchecked, isLast, may }: RoundStepsProps) {
  const words = useTranslations('board')
  const { roundId, version, number, state } = round
  const common = { slug, body: { roundId, version } }
  const of = { number: String(number) }
  if (state === 'published') {
    return (
      <>
        <LinkButton href={`/desk/${slug}/print`}>{words('print')}</LinkButton>
        {may.release ? <ConfirmAct {...common} path="rounds/release" label={words('release')} title={words('releaseTitle', of)} text={words('releaseText')} now={words('releaseNow')} /> : <p className="text-ink-2">{words('releaseByReferee')}</p>}
      </>
    )
  }
  if (state === 'closed') {
    return (
      <>
        <LinkButton href={`/desk/${slug}/results`} look={isLast || !may.close ? 'filled' : 'plain'}>
          {words('results')}
        </LinkButton>
        {!isLast && may.close && (
          <LinkButton href={`/desk/${slug}/draw`} look="filled">
            {words('toDraw')}
          </LinkButton>
        )}
      </>
    )
  }
  const extraTime = may.extraTime && playing.length > 0 ? <ExtraTimeAct slug={slug} tables={playing} /> : null
  if (state === 'released') {
    const goOn = playing.filter(({ isOver }) => !isOver)
    const text = playing.length === 0 ? words('endAllDone') : [words('endText'), ...(goOn.length > 0 ? [words('endGoesOn', { count: goOn.length, tables: numbersOf(goOn) })] : [])].join(' ')
    return (
      <>
        {extraTime}
        {may.end && <ConfirmAct {...common} path="rounds/end" label={words('end')} title={words('endTitle', of)} text={text} now={words('endNow')} />}
      </>
    )
  }
  if (!may.close) return extraTime
  const complete = unchecked.length === 0
  return (
    <>
      {extraTime}
      <ConfirmAct
        {...common}
        path="rounds/close"
        label={words('close')}
        title={words('closeTitle', of)}
        text={complete ? words('closeText') : words('closeMissing', { count: unchecked.length })}
        now={words('closeNow')}
        disabled={!complete}
        look={complete ? 'filled' : 'plain'}
      >
        {!complete && <CloseGapList slug={slug} tables={unchecked} />}
      </ConfirmAct>
    </>
  )
}
