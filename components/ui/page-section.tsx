import type { ReactNode } from 'react'

type PageSectionProps = { id: string; title: string; /** What it is for. */ text: string; children: ReactNode }

/** A part of a page below a line, with its heading. */
export const PageSection = ({ id, title, text, children }: PageSectionProps) => (
  <section aria-labelledby={id} className="mt-10 max-w-3xl border-t border-line pt-6">
    <h2 id={id} className="text-lg font-bold tracking-tight">
      {title}
    </h2>
    <p className="mb-3 max-w-prose text-ink-2">{text}</p>
    {children}
  </section>
)
