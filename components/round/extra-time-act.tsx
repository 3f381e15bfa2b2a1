'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ListsAct } from '@/components/round/lists-act'
import { Button } from '@/components/ui/button'
import { NumberField } from '@/components/ui/number-field'
import { TextField } from '@/components/ui/text-field'
import { ToggleChip } from '@/components/ui/toggle-chip'

type ExtraTimeActProps = {
  slug: string
  /** Those to choose among, by number; a single one is chosen already. */
  tables: readonly { listId: string; number: number }[]
}

const most = 240

/** Extra minutes with their reason for one, several or all tables. */
export function ExtraTimeAct({ slug, tables }: ExtraTimeActProps) {
  const words = useTranslations('endOfRound')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [minutes, setMinutes] = useState<number | null>(null)
  const [reason, setReason] = useState('')
  const [only] = tables
  const listIds = tables.length === 1 && only ? [only.listId] : tables.map(({ listId }) => listId).filter((listId) => chosen.includes(listId))
  const areMinutes = minutes !== null && minutes >= 1 && minutes <= most
  const all = listIds.length === tables.length
  const choose = (listId: string, pressed: boolean) => setChosen(pressed ? [...chosen, listId] : chosen.filter((other) => other !== listId))
  return (
    <ListsAct
      slug={slug}
      path="lists/extra-time"
      listIds={listIds}
      label={words('extra')}
      title={tables.length === 1 && only ? words('extraTitleOf', { table: String(only.number) }) : words('extraTitle')}
      text={words('extraText')}
      answers={[{ label: words('extraNow', { count: listIds.length }), body: { minutes, reason: reason.trim() } }]}
      disabled={listIds.length === 0 || !areMinutes || reason.trim() === ''}
    >
      {tables.length > 1 && (
        <fieldset className="mb-4">
          <legend className="mb-1.5 font-semibold">{words('tables')}</legend>
          <div className="flex flex-wrap gap-2">
            {tables.map(({ listId, number }) => (
              <ToggleChip key={listId} pressed={listIds.includes(listId)} onChange={(pressed) => choose(listId, pressed)}>
                {number}
              </ToggleChip>
            ))}
            <Button look="quiet" onClick={() => setChosen(all ? [] : tables.map(({ listId }) => listId))}>
              {words(all ? 'noTable' : 'allTables')}
            </Button>
          </div>
        </fieldset>
      )}
      <div className="flex flex-col gap-4">
        <NumberField label={words('minutes')} name="minutes" value={minutes} onChange={setMinutes} {...(minutes !== null && !areMinutes && { error: words('minutesWrong', { most: String(most) }) })} />
        <TextField label={words('reason')} hint={words('reasonHint')} name="reason" value={reason} maxLength={300} onChange={(event) => setReason(event.currentTarget.value)} />
      </div>
    </ListsAct>
  )
}
