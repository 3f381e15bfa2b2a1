import type { ReactNode } from 'react'

type PageHeaderProps = { brand: ReactNode; children?: ReactNode; tools?: ReactNode }

/** Head line of a page: whose it is at the left, where one can go in the middle, switches at the right. */
export function PageHeader({ brand, children, tools }: PageHeaderProps) {
  return (
    <header className="border-b border-line bg-card">
      <div className="mx-auto flex min-h-14 max-w-6xl items-center gap-1 px-4 sm:gap-2 sm:px-6">
        {brand}
        <div className="ml-auto flex items-center sm:gap-1">
          {children}
          {tools}
        </div>
      </div>
    </header>
  )
}
