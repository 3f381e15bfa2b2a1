import clsx from 'clsx'
import type { ReactNode } from 'react'

/** A strip under the head of the list. */
export function Notice({ tone, action = null, children }: { tone: 'warn' | 'bad'; action?: ReactNode; children: ReactNode }) {
  return (
    <div role={tone === 'bad' ? 'alert' : 'status'} className={clsx('flex flex-wrap items-center gap-x-3 gap-y-1.5 px-3 py-2 text-sm', tone === 'bad' ? 'bg-red-soft text-red' : 'bg-gold-soft text-gold')}>
      <div className="min-w-48 flex-1">{children}</div>
      {action}
    </div>
  )
}
