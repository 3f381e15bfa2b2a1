'use client'

import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

type Tab = { value: string; label: string; panel: ReactNode }

type TabsProps = { label: string; tabs: readonly Tab[]; value: string; onChange: (value: string) => void }

/** Panels stay mounted: what was typed in one is still there after a look at another. */
export function Tabs({ label, tabs, value: open, onChange }: TabsProps) {
  return (
    <BaseTabs.Root
      value={open}
      onValueChange={(value) => {
        if (typeof value === 'string') onChange(value)
      }}
    >
      <BaseTabs.List aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line-2">
        {tabs.map(({ value, label: name }) => (
          <BaseTabs.Tab
            key={value}
            value={value}
            className="-mb-px min-h-11 grow border-b-[3px] border-transparent px-2 text-[0.9375rem] font-semibold whitespace-nowrap text-ink-2 transition-colors -outline-offset-2 hover:text-ink data-[active]:border-green data-[active]:text-green sm:grow-0 sm:px-4"
          >
            {name}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map(({ value, panel }) => (
        <BaseTabs.Panel key={value} value={value} keepMounted className="pt-5">
          {panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}
