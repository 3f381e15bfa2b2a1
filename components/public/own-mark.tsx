'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { useOwnNumbers } from '@/components/public/use-own-numbers'

type OwnMarkProps = { slug: string; startNumber: number; /** Where the list is all of the page, it opens at the own row. */ opensHere?: boolean }

/** Says of a row that it is the reader's own, who came by the personal link; nothing otherwise. */
export function OwnMark({ slug, startNumber, opensHere = false }: OwnMarkProps) {
  const words = useTranslations('spectator.own')
  const isOwn = useOwnNumbers(slug).includes(startNumber)
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (isOwn && opensHere) mark.current?.scrollIntoView({ block: 'center' })
  }, [isOwn, opensHere])
  if (!isOwn) return null
  return (
    <>
      {' '}
      <span ref={mark} data-own={startNumber} tabIndex={-1} className="inline-block rounded-full bg-green px-2 text-[0.8125rem] font-semibold text-green-ink outline-none">
        {words('mark')}
      </span>
    </>
  )
}
