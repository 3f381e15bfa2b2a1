'use client'

import { useTranslations } from 'next-intl'
import { type SubmitEvent, useState } from 'react'
import { newOperationId } from '@/components/lists/new-operation-id'
import { useDeskAct } from '@/components/round/use-desk-act'
import { Button } from '@/components/ui/button'
import { NumberField } from '@/components/ui/number-field'
import { RefusalText } from '@/components/ui/refusal-text'
import { formatPoints } from '@/lib/i18n/format-points'

type TotalsFormProps = {
  slug: string
  list: { listId: string; totalsVersion: number; totalsOnly: boolean; people: readonly { position: number; name: string; total: number }[] }
  /** Games stand on the list already. */
  hasGames: boolean
}

/** Types the totals of a table that kept paper. What is typed stays until it is taken. */
export function TotalsForm({ slug, list, hasGames }: TotalsFormProps) {
  const words = useTranslations('lists')
  const { listId, totalsVersion, totalsOnly, people } = list
  const [points, setPoints] = useState<readonly (number | null)[]>(() => people.map(({ total }) => (totalsOnly ? total : null)))
  const [opId, setOpId] = useState(newOperationId)
  const { busy, refusal, act } = useDeskAct(slug, 'lists/totals')
  const missing = points.includes(null)
  const sum = points.reduce<number>((total, value) => total + (value ?? 0), 0)

  const submit = async () => {
    // What was typed next is another operation; the same text sent twice is not.
    if (await act({ opId, listId, baseVersion: totalsVersion, points })) setOpId(newOperationId())
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!missing && sum === 0) void submit()
  }
  return (
    <form onSubmit={onSubmit} className="mt-6 max-w-xl rounded-card border border-line bg-card p-4">
      <h2 className="text-lg font-bold tracking-tight">{words('totals')}</h2>
      <p className="mb-3 text-ink-2">{words('totalsText')}</p>
      {hasGames && <p className="mb-3 text-gold">{words('totalsReplace')}</p>}
      <div className="grid gap-3 sm:grid-cols-2">
        {people.map(({ position, name }, index) => (
          <NumberField key={position} label={`${position} ${name}`} name={`total-${position}`} signed value={points[index] ?? null} onChange={(value) => setPoints(points.map((old, place) => (place === index ? value : old)))} />
        ))}
      </div>
      <p role="status" className={missing || sum === 0 ? 'mt-3 text-ink-2' : 'mt-3 font-semibold text-red'}>
        {missing ? words('totalsMissing') : sum === 0 ? words('sumRight') : words('sum', { sum: formatPoints(sum) })}
      </p>
      <RefusalText className="mt-2">{refusal}</RefusalText>
      <div className="mt-3 flex justify-end">
        <Button type="submit" disabled={busy || missing || sum !== 0} focusableWhenDisabled>
          {busy ? words('saving') : words('save')}
        </Button>
      </div>
    </form>
  )
}
