'use client'

import { useTranslations } from 'next-intl'
import { DeskHead } from '@/components/desk/desk-head'
import { DrawButton } from '@/components/draw/draw-button'
import { useRefusalText } from '@/components/site/use-refusal-text'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'

type NoDraftProps = {
  slug: string
  view: {
    number: number
    present: number
    absent: number
    openRound: number | null
    standings: { afterRound: number; official: boolean } | null
    /** Why no draw is possible now. */
    problem: { code: string; params: Readonly<Record<string, unknown>> } | null
  }
  mayDraw: boolean
}

/** Before a draw: who will be seated, what is in the way, and the one next step, which is the round before as long as it is open. */
export function NoDraft({ slug, view, mayDraw }: NoDraftProps) {
  const words = useTranslations('draw')
  const desk = useTranslations('desk')
  const refusalText = useRefusalText()
  const { number, present, absent, openRound, standings, problem } = view
  const of = { number: String(number) }
  const done = problem?.code === 'all-rounds-drawn'
  const title = problem === null ? words('emptyTitle', of) : done ? words('allDrawnTitle') : words('impossibleTitle', of)
  return (
    <>
      <DeskHead title={words('before')} state={words('field', { people: present })} />
      <EmptyState title={title} text={problem === null ? words('emptyText') : refusalText(problem)}>
        {openRound !== null && (
          <LinkButton href={`/desk/${slug}/round/${String(openRound)}`} look="filled">
            {words('toRound', { number: String(openRound) })}
          </LinkButton>
        )}
        {problem === null && mayDraw && <DrawButton slug={slug} number={number} replaces={null} standings={standings} openRound={openRound} look={openRound === null ? 'filled' : 'plain'} />}
        {problem !== null && !done && <LinkButton href={`/desk/${slug}/people`}>{desk('step.people')}</LinkButton>}
      </EmptyState>
      <div className="mt-4 flex flex-col gap-1 text-ink-2">
        {absent > 0 && !done && <p>{words('absent', { count: absent })}</p>}
        {openRound !== null && !done && <p>{words('openRound', { number: String(openRound) })}</p>}
      </div>
    </>
  )
}
