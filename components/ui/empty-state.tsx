import type { ReactNode } from 'react'

type EmptyStateProps = { icon?: ReactNode; title: string; text: string; children?: ReactNode }

/** Where nothing is yet: says so, and what to do next (`children`: usually one button). */
export function EmptyState({ icon, title, text, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 rounded-card border border-dashed border-line-2 px-5 py-10 text-center">
      {icon}
      <p className="text-base font-semibold">{title}</p>
      <p className="max-w-prose text-ink-2">{text}</p>
      {children !== undefined && <div className="mt-3 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  )
}
