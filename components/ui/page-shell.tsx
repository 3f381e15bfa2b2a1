import type { ReactNode } from 'react'

type PageShellProps = { skip: string; header: ReactNode; footer?: ReactNode; children: ReactNode }

/** Header, content, footer; the first Tab leads past the header. */
export function PageShell({ skip, header, footer, children }: PageShellProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only rounded-card bg-green px-4 py-3 font-semibold text-green-ink focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-10"
      >
        {skip}
      </a>
      {header}
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      {footer}
    </div>
  )
}
