import type { ReactNode } from 'react'
import { Suit } from '@/components/brand/suit'

type NoticeProps = { title: string; text: string; children: ReactNode }

/** A page that has nothing to show: what is the matter, and the way on (`children`). */
export function Notice({ title, text, children }: NoticeProps) {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-start px-5 py-16 sm:py-24">
      <Suit name="clubs" className="-ml-1.5 size-9 text-green!" />
      <h1 className="mt-5 text-2xl font-bold tracking-tight text-balance sm:text-3xl">{title}</h1>
      <p className="mt-3 text-base text-ink-2">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3">{children}</div>
    </div>
  )
}
