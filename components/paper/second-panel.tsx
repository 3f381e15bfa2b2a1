'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { AbandonSecond } from '@/components/paper/abandon-second'
import { DifferenceTable, type Difference } from '@/components/paper/difference-table'
import { useDeskAct } from '@/components/round/use-desk-act'
import { makeId } from '@/components/site/make-id'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { RefusalText } from '@/components/ui/refusal-text'

type SecondPanelProps = {
  slug: string
  listId: string
  /** Of the page on which it is typed. */
  href: string
  second: { readonly entryId: string; readonly typedBy: string; readonly isOwn: boolean; readonly isDone: boolean; readonly games: number; readonly differences: readonly Difference[] } | null
  mayStart: boolean
}

/** The second, independent entry of a paper list: begun, under way, or laid beside the first. */
export function SecondPanel({ slug, listId, href, second, mayStart }: SecondPanelProps) {
  const t = useTranslations('paper.second')
  const router = useRouter()
  // Kept for as long as the page is open: a second click is the same one.
  const [entryId] = useState(makeId)
  const { busy, refusal, act } = useDeskAct(slug, 'lists/second/start')
  if (second === null && !mayStart) return null
  const open = second?.differences.filter(({ decidedBy }) => decidedBy === null).length ?? 0
  const start = async () => {
    if (await act({ entryId: entryId, listId })) router.push(href)
  }
  const state = second === null ? t('none') : !second.isDone ? t('typing', { who: second.typedBy, count: second.games }) : open > 0 ? t('open', { count: open }) : t('agrees', { who: second.typedBy })
  return (
    <section aria-labelledby="second" className="mt-5 rounded-card border border-line bg-card p-4">
      <h2 id="second" className="text-lg font-bold tracking-tight">
        {t('title')}
      </h2>
      <p className={second?.isDone && open > 0 ? 'font-semibold text-gold' : 'text-ink-2'}>{state}</p>
      {second?.isDone && second.differences.length > 0 && <DifferenceTable slug={slug} entryId={second.entryId} differences={second.differences} />}
      <RefusalText className="mt-2">{refusal}</RefusalText>
      <div className="mt-3 flex flex-wrap gap-3">
        {second === null && (
          <Button disabled={busy} focusableWhenDisabled onClick={() => void start()}>
            {t('start')}
          </Button>
        )}
        {second?.isDone === false && second.isOwn && <LinkButton href={href}>{t('goOn')}</LinkButton>}
        {second !== null && <AbandonSecond slug={slug} entryId={second.entryId} />}
      </div>
    </section>
  )
}
