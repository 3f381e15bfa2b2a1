'use client'

import { useTranslations } from 'next-intl'
import { Checkbox } from '@/components/ui/checkbox'

export interface MemberView {
  readonly accountId: string
  readonly name: string
  readonly tables: readonly { readonly listId: string; readonly number: number }[]
  readonly barred: 'own-case' | 'own-decision' | null
}

type TribunalMembersProps = { members: readonly MemberView[]; chosen: readonly string[]; onChange: (chosen: readonly string[]) => void }

/** Who decides together with the one who signs; whoever has no seat in this case is named with the reason. */
export function TribunalMembers({ members, chosen, onChange }: TribunalMembersProps) {
  const words = useTranslations('referee')
  if (members.length === 0) return null
  const hintOf = ({ tables, barred }: MemberView) => {
    if (barred !== null) return { hint: words(`barred.${barred}`) }
    return tables.length === 0 ? {} : { hint: words('playsAt', { count: tables.length, tables: tables.map(({ number }) => number).join(', ') }) }
  }
  return (
    <fieldset>
      <legend className="mb-1 text-[0.8125rem] font-semibold text-ink-2">{words('members')}</legend>
      {members.map((member) => (
        <Checkbox
          key={member.accountId}
          label={member.name}
          {...hintOf(member)}
          disabled={member.barred !== null}
          checked={chosen.includes(member.accountId)}
          onChange={({ target }) => onChange(target.checked ? [...chosen, member.accountId] : chosen.filter((id) => id !== member.accountId))}
        />
      ))}
    </fieldset>
  )
}
