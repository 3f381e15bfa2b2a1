import type { ReactNode } from 'react'

type AidPanelProps = { title: string; text: string; children?: ReactNode }

/** One aid of the rules page: its question, what it goes by (where there is room), and the aid itself. */
export function AidPanel({ title, text, children }: AidPanelProps) {
  return (
    <section className="flex flex-col gap-5">
      <div>
        <h2 className="text-lg font-bold tracking-tight">{title}</h2>
        <p className="mt-0.5 hidden text-ink-2 sm:block">{text}</p>
      </div>
      {children}
    </section>
  )
}
