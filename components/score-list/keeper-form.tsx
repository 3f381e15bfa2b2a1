'use client'

import { useTranslations } from 'next-intl'
import { ChoiceButtons } from '@/components/score-list/claim/choice-buttons'
import type { ListView } from '@/components/score-list/list-view'
import { peopleOf } from '@/lib/phone/people-of'
import { listKeeper } from '@/lib/rules/table/list-keeper'

/** Another one at the table writes, by agreement; who hands the list in stays as drawn. */
export function KeeperForm({ view: { list, phone, nameOf } }: { view: ListView }) {
  const t = useTranslations('claim.keeper')
  return (
    <div className="flex flex-col gap-2">
      <ChoiceButtons
        label={t('who')}
        choices={peopleOf(list).map((position) => ({ value: position, words: nameOf(position) }))}
        chosen={[list.keeper.position]}
        onToggle={(position) => {
          if (position !== list.keeper.position) void phone.save({ kind: 'keeper-changed', payload: { position } })
        }}
      />
      <p className="text-[0.8125rem] text-ink-2">{t('hint', { name: nameOf(listKeeper(list.tableSize)) })}</p>
    </div>
  )
}
