import clsx from 'clsx'
import type { ReactNode } from 'react'

export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'plain'

const tones: Record<Tone, string> = {
  good: 'bg-green-soft text-green',
  warn: 'bg-gold-soft text-gold',
  bad: 'bg-red-soft text-red',
  info: 'bg-blue-soft text-blue',
  plain: 'bg-line text-ink',
}

/** A state in one or two words, never by colour alone: put a sign or a word that says it (`icon`: 16 px). */
export function Pill({ tone, icon, children }: { tone: Tone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={clsx('inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-[0.8125rem] font-semibold whitespace-nowrap', tones[tone])}>
      {icon}
      {children}
    </span>
  )
}
