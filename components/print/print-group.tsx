import type { ReactNode } from 'react'

type PrintGroupProps = { title: string; text: string; children?: ReactNode }

/** The papers of one time of a tournament, or why there are none yet. */
export function PrintGroup({ title, text, children }: PrintGroupProps) {
  return (
    <section className="mb-8 max-w-3xl">
      <h2 className="text-lg font-bold tracking-tight">{title}</h2>
      <p className="text-ink-2">{text}</p>
      {children !== undefined && <ul className="mt-3 divide-y divide-line overflow-hidden rounded-card border border-line bg-card">{children}</ul>}
    </section>
  )
}
