import type { ReactNode } from 'react'

/** What is filled in, and the answer: under the thumb it stays in sight at the foot of the phone, beside it on a large screen. */
export function AidLayout({ children, result }: { children: ReactNode; result: ReactNode }) {
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-8">
      <div className="flex min-w-0 flex-col gap-5">{children}</div>
      <div className="sticky bottom-0 z-10 -mx-4 border-t border-line-2 bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:top-4 lg:bottom-auto lg:mx-0 lg:rounded-card lg:border lg:border-line lg:bg-card lg:p-5 lg:shadow-card">
        {result}
      </div>
    </div>
  )
}
