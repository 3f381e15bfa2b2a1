'use client'

import { useTranslations } from 'next-intl'
import { ConfirmAct } from '@/components/round/confirm-act'
import { LinkButton } from '@/components/ui/link-button'

type RoundStepsProps = {
  slug: string
  round: { roundId: string; version: number; number: number; state: 'published' | 'released' | 'ended' | 'closed' }
  /** Numbers of tables whose list is not checked yet. */
  unchecked: readonly number[]
  /** No further round is planned. */
  isLast: boolean
  may: { release: boolean; end: boolean; close: boolean }
}

/** The next sensible step of a round for whoever may take it. */
export function RoundSteps({ slug, round, unchecked, isLast, may }: RoundStepsProps) {
  const words = useTranslations('board')
  const { roundId, version, number, state } = round
  const common = { slug, body: { roundId, version }, cancel: words('cancel') }
  const of = { number: String(number) }
  if (state === 'published') {
    return (
      <>
        <LinkButton href={`/desk/${slug}/print`}>{words('print')}</LinkButton>
        {may.release ? <ConfirmAct {...common} path="rounds/release" label={words('release')} title={words('releaseTitle', of)} text={words('releaseText')} now={words('releaseNow')} /> : <p className="text-ink-2">{words('releaseByReferee')}</p>}
      </>
    )
  }
  if (state === 'released') return may.end ? <ConfirmAct {...common} path="rounds/end" label={words('end')} title={words('endTitle', of)} text={words('endText')} now={words('endNow')} /> : null
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
  if (!may.close) return null
  const text = unchecked.length === 0 ? words('closeText') : words('closeMissing', { count: unchecked.length, tables: unchecked.join(', ') })
  return <ConfirmAct {...common} path="rounds/close" label={words('close')} title={words('closeTitle', of)} text={text} now={words('closeNow')} disabled={unchecked.length > 0} look={unchecked.length > 0 ? 'plain' : 'filled'} />
}
