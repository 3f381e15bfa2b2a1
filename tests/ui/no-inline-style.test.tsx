import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Dialog } from '@/components/ui/dialog'
import { NumberField } from '@/components/ui/number-field'
import { SegmentedControl } from '@/components/ui/segmented-control'
import { SelectField } from '@/components/ui/select-field'
import { Stepper } from '@/components/ui/stepper'
import { Table } from '@/components/ui/table'
import { Tabs } from '@/components/ui/tabs'
import { TextField } from '@/components/ui/text-field'
import { ToastProvider } from '@/components/ui/toast-provider'
import { ToggleChip } from '@/components/ui/toggle-chip'

const nothing = () => undefined
const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
]

const parts: [string, ReactNode][] = [
  ['button', <Button key="1">Go</Button>],
  ['checkbox', <Checkbox key="2" label="Agreed" />],
  ['dialog', <Dialog key="3" title="Sure?" close="Close" trigger={<Button>Open</Button>} />],
  ['number field', <NumberField key="4" label="Value" value={3} onChange={nothing} error="Too much" />],
  ['segmented control', <SegmentedControl key="5" label="Kind" options={options} value="a" onChange={nothing} />],
  ['select field', <SelectField key="6" label="Kind" hint="Any" options={options} value="a" onChange={nothing} />],
  ['stepper', <Stepper key="7" label="Foxes" value={0} min={0} max={2} less="less" more="more" onChange={nothing} />],
  ['table', <Table key="8" caption="All" rows={['a']} rowKey={(row) => row} columns={[{ key: 'a', head: 'A', cell: (row) => row }]} />],
  ['tabs', <Tabs key="9" label="Aids" value="a" onChange={nothing} tabs={[{ value: 'a', label: 'A', panel: 'a' }, { value: 'b', label: 'B', panel: 'b' }]} />],
  ['text field', <TextField key="10" label="Name" hint="Yours" />],
  ['toast provider', <ToastProvider key="11" close="Close" region="Messages">text</ToastProvider>],
  ['toggle chip', <ToggleChip key="12" pressed onChange={nothing}>Re</ToggleChip>],
]

describe('the page as the server sends it', () => {
  it.each(parts)('holds no inline style, which browsers are told to refuse: %s', (_name, part) => {
    const html = renderToString(part)
    expect(html).not.toBe('')
    expect(html).not.toMatch(/\sstyle=|<style|<script/)
  })
})
