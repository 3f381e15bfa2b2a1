'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { ItemView } from '@/components/catalogue/item-view'
import { newOperationId } from '@/components/lists/new-operation-id'
import { ActDialog } from '@/components/round/act-dialog'
import { Button } from '@/components/ui/button'
import type { ButtonLook } from '@/components/ui/button-classes'
import { Checkbox } from '@/components/ui/checkbox'
import { NumberField } from '@/components/ui/number-field'
import { SegmentedControl } from '@/components/ui/segmented-control'
import { TextField } from '@/components/ui/text-field'

type Typed = { readonly id: string | null; readonly tsr: string; readonly words: string; readonly retired: boolean } & (
  | { readonly kind: 'violation'; readonly severity: Extract<ItemView, { kind: 'violation' }>['severity'] }
  | { readonly kind: 'bound-decision'; readonly points: number | null; readonly creditsPartners: boolean }
)

type ItemDialogProps = {
  slug: string
  /** Without an id = a new one. */
  item: Typed
  title: string
  label: string
  look?: ButtonLook
  /** What it is called as long as nobody has found words of his own, so that the other language keeps its words. */
  defaultWords?: string
}

const severities = ['insignificant', 'minor', 'serious'] as const

/** Makes or changes one entry of the catalogue. */
export function ItemDialog({ slug, item, title, label, look = 'plain', defaultWords }: ItemDialogProps) {
  const words = useTranslations('catalogue')
  const form = useTranslations('penaltyForm')
  const [typed, setTyped] = useState<Typed>(item)
  const [newId, setNewId] = useState(newOperationId)
  const body = { ...typed, id: typed.id ?? newId, words: typed.words === defaultWords ? null : typed.words, tsr: typed.tsr.trim(), ...(typed.kind === 'bound-decision' && { points: typed.points ?? 0 }) }
  const done = () => {
    setNewId(newOperationId())
    if (item.id === null) setTyped(item)
  }
  return (
    <ActDialog
      slug={slug}
      path="catalogue"
      trigger={<Button look={look}>{label}</Button>}
      title={title}
      answers={[{ label: words('save'), body }]}
      disabled={typed.words.trim() === '' || !/^\d+(\.\d+){1,2}( \([a-z]\d?\))?$/.test(typed.tsr.trim())}
      onOpenChange={(open) => open && setTyped(item)}
      onDone={done}
    >
      <TextField label={words('words')} hint={words('wordsHint')} value={typed.words} maxLength={120} autoComplete="off" onChange={({ target }) => setTyped({ ...typed, words: target.value })} />
      <TextField label={words('paragraph')} hint={words('paragraphHint')} value={typed.tsr} maxLength={16} autoComplete="off" onChange={({ target }) => setTyped({ ...typed, tsr: target.value })} />
      {typed.kind === 'violation' ? (
        <div>
          <SegmentedControl layout="thirds" label={words('severity')} options={severities.map((value) => ({ value, label: form(`severities.${value}`) }))} value={typed.severity} onChange={(severity) => setTyped({ ...typed, severity })} />
          <p className="mt-1.5 text-[0.8125rem] text-ink-2">{words('severityHint')}</p>
        </div>
      ) : (
        <>
          <NumberField label={words('points')} hint={words('pointsHint')} value={typed.points} onChange={(points) => setTyped({ ...typed, points })} />
          <Checkbox label={words('credits')} hint={words('creditsHint')} checked={typed.creditsPartners} onChange={({ target }) => setTyped({ ...typed, creditsPartners: target.checked })} />
        </>
      )}
      {typed.id !== null && <Checkbox label={words('retired')} checked={typed.retired} onChange={({ target }) => setTyped({ ...typed, retired: target.checked })} />}
    </ActDialog>
  )
}
