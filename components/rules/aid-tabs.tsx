'use client'

import type { ReactNode } from 'react'
import { useDraft } from '@/components/site/use-draft'
import { Tabs } from '@/components/ui/tabs'

type AidTabsProps = { label: string; tabs: readonly { value: string; label: string; panel: ReactNode }[]; first: string }

/** The aid that was open comes back after a reload, the back button and in the other language. */
export function AidTabs({ label, tabs, first }: AidTabsProps) {
  const [open, change] = useDraft('rules-aid', first)
  const known = tabs.some(({ value }) => value === open) ? open : first
  return <Tabs label={label} tabs={tabs} value={known} onChange={(value) => change(() => value)} />
}
