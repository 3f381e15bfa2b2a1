'use client'

import clsx from 'clsx'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

export interface DeskStep {
  readonly href: string
  readonly label: string
  /** The one figure or word that says how this step stands. */
  readonly figure?: string
}

/** The steps of a tournament in order: a column at the side, on a small screen one line that scrolls to the current step. */
export function DeskNav({ label, steps }: { label: string; steps: readonly DeskStep[] }) {
  const path = usePathname()
  const current = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [path])

  return (
    <nav aria-label={label} className="order-last -mx-3 w-[calc(100%+1.5rem)] overflow-x-auto px-3 pb-2 min-[900px]:order-none min-[900px]:mx-0 min-[900px]:w-full min-[900px]:overflow-visible min-[900px]:p-0">
      <ul className="flex gap-1 min-[900px]:flex-col min-[900px]:gap-px">
        {steps.map(({ href, label: name, figure }) => {
          const isCurrent = path === href || path.startsWith(`${href}/`)
          return (
            <li key={href}>
              <Link
                href={href}
                prefetch={false}
                ref={isCurrent ? current : null}
                aria-current={isCurrent ? 'page' : undefined}
                className={clsx(
                  'flex min-h-11 items-center justify-between gap-3 rounded-chip px-2.5 font-semibold whitespace-nowrap -outline-offset-2 min-[900px]:min-h-10',
                  isCurrent ? 'bg-green-soft text-green' : 'hover:bg-paper',
                )}
              >
                {name}
                {figure !== undefined && <span className="font-medium text-ink-2">{figure}</span>}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
