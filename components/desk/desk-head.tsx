import type { ReactNode } from 'react'

type DeskHeadProps = { title: string; state?: ReactNode; children?: ReactNode }

/** Head line of a desk page: what it is, how it stands in words, and what can be done (`children`), the next sensible step last and filled. */
export function DeskHead({ title, state, children }: DeskHeadProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="min-w-0 grow basis-56">
        <h1 className="text-2xl font-bold tracking-tight">{title}</h1>
        {state !== undefined && <p className="text-ink-2">{state}</p>}
      </div>
      {children !== undefined && <div className="flex flex-wrap gap-3">{children}</div>}
    </div>
  )
}
