import type { ReactNode } from 'react'

/** Something at the server that everybody at the desk has to know of, and what helps. */
export function DeskTrouble({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="alert" className="mb-5 rounded-card border border-red bg-card px-4 py-3">
      <p className="font-semibold text-red">
        <span aria-hidden="true">⚠ </span>
        {title}
      </p>
      <p className="max-w-prose text-ink-2">{children}</p>
    </div>
  )
}
