'use client'

import { useTranslations } from 'next-intl'
import { type SubmitEvent, useState } from 'react'
import { makeId } from '@/components/site/make-id'
import { sendJson, type JsonAnswer } from '@/components/site/send-json'
import { useDraft } from '@/components/site/use-draft'
import { useFieldProblem } from '@/components/site/use-field-problem'
import { useHydrated } from '@/components/ui/use-hydrated'
import { useRefusalText } from '@/components/site/use-refusal-text'
import { TieRuleField } from '@/components/tournament/tie-rule-field'
import type { TournamentValues } from '@/components/tournament/tournament-values'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { NumberField } from '@/components/ui/number-field'
import { SegmentedControl } from '@/components/ui/segmented-control'
import { TextField } from '@/components/ui/text-field'

type SettingsFormProps = {
  initial: TournamentValues
  /** Of the tournament that is edited; without it a new one is made. */
  slug?: string
  tieRuleFrozen?: boolean
  /** The older tournament that a new one is modelled on, and how many people it had. */
  model?: { slug: string; people: number }
}

/** What is agreed about a tournament. Typed values outlive a reload until they are saved. */
export function SettingsForm({ initial, slug, tieRuleFrozen = false, model }: SettingsFormProps) {
  const words = useTranslations('tournament')
  const several = useTranslations('tournaments')
  const refusalText = useRefusalText()
  const hydrated = useHydrated()
  const [values, change] = useDraft(`tournament-${slug ?? (model ? `like-${model.slug}` : 'new')}`, initial)
  const [answer, setAnswer] = useState<JsonAnswer<{ slug: string }> | null>(null)
  const [sending, setSending] = useState(false)
  const problem = useFieldProblem(answer)
  const set = (part: Partial<TournamentValues>) => change((before) => ({ ...before, ...part }))

  async function submit() {
    setSending(true)
    const { id: kept, copyPeople = false, ...settings } = values
    // The id is kept with the draft: sent again after a lost answer, it is still the same tournament.
    const id = kept ?? makeId()
    if (slug === undefined) set({ id })
    const saved = slug === undefined ? await sendJson<{ slug: string }>('/api/tournaments', { ...settings, id, ...(model && { modelledOn: model.slug }), ...(copyPeople && model && { copyPeopleFrom: model.slug }) }) : await sendJson<{ slug: string }>(`/api/desk/${slug}/settings`, settings, 'PATCH')
    setAnswer(saved)
    if (!saved.done || slug !== undefined) setSending(false)
    if (!saved.done) return
    change(() => null)
    location.assign(slug === undefined ? `/desk/${saved.result.slug}/people` : `/desk/${slug}/settings?saved=1`)
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!sending) void submit()
  }
  return (
    <form method="post" onSubmit={onSubmit} noValidate>
      <fieldset disabled={!hydrated} className="flex max-w-xl flex-col gap-5">
        <TextField label={words('name')} value={values.name} onChange={(event) => set({ name: event.currentTarget.value })} error={problem('name')} autoComplete="off" />
        <div className="grid gap-5 sm:grid-cols-[1fr_11rem]">
          <TextField label={words('place')} value={values.place} onChange={(event) => set({ place: event.currentTarget.value })} error={problem('place')} autoComplete="off" />
          <TextField label={words('day')} type="date" value={values.day} onChange={(event) => set({ day: event.currentTarget.value })} error={problem('day')} />
        </div>
        <div>
          <SegmentedControl
            label={words('kind')}
            value={values.kind}
            onChange={(kind) => set({ kind })}
            options={[
              { value: 'club', label: words('kinds.club') },
              { value: 'official', label: words('kinds.official') },
            ]}
          />
          <p className="mt-1.5 text-[0.8125rem] text-ink-2">{words(`kindHints.${values.kind}`)}</p>
        </div>
        <div className="max-w-40">
          <NumberField label={words('rounds')} value={values.plannedRounds} onChange={(plannedRounds) => set({ plannedRounds })} error={problem('plannedRounds')} />
        </div>
        <TieRuleField value={values.tieRule} onChange={(tieRule) => set({ tieRule })} frozen={tieRuleFrozen} />
        {model && model.people > 0 && <Checkbox label={several('copyPeople', { people: model.people })} hint={several('copyPeopleHint')} checked={values.copyPeople ?? false} onChange={() => set({ copyPeople: !values.copyPeople })} />}
        {answer?.done === false && (
          <p role="alert" className="font-medium text-red">
            {refusalText(answer)}
          </p>
        )}
        <div>
          <Button type="submit" look="filled" disabled={sending} focusableWhenDisabled>
            {sending ? words('saving') : words(slug === undefined ? 'create' : 'save')}
          </Button>
        </div>
      </fieldset>
    </form>
  )
}
