'use client'

import { useTranslations } from 'next-intl'
import type { StaffMember } from '@/components/roles/staff-view'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/select-field'
import type { StaffRole } from '@/lib/schema/staff-role'

type StaffListProps = {
  staff: readonly StaffMember[]
  ownId: string
  people: readonly { readonly id: string; readonly name: string; readonly startNumber: number }[]
  onEnd: (member: StaffMember, role: StaffRole) => void
  onPlays: (member: StaffMember, participantId: string | null) => void
}

/** Whose own table it can be when something is decided. */
const decides: readonly StaffRole[] = ['referee', 'tribunal']

/** Who has which roles. One's own management is ended by somebody else, so that nobody shuts the door behind which the undo is. */
export function StaffList({ staff, ownId, people, onEnd, onPlays }: StaffListProps) {
  const words = useTranslations('roles')
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
      {staff.map((member) => (
        <li key={member.accountId} className="flex flex-wrap items-start gap-x-6 gap-y-1 px-4 py-2.5">
          <div className="min-w-0 flex-1 basis-56 py-1">
            <p className="font-semibold">{member.name}</p>
            <p className="text-[0.8125rem] text-ink-2">
              {member.email}
              {member.accountId === ownId && ` · ${words('you')}`}
            </p>
            {member.roles.some((role) => decides.includes(role)) && (
              <div className="mt-2 max-w-64">
                <SelectField
                  label={words('plays')}
                  options={[{ value: '', label: words('playsNot') }, ...people.map(({ id, name, startNumber }) => ({ value: id, label: `${startNumber} ${name}` }))]}
                  value={member.playsAs ?? ''}
                  onChange={(id) => onPlays(member, id === '' ? null : id)}
                />
              </div>
            )}
          </div>
          <ul className="grow basis-56">
            {member.roles.map((role) => (
              <li key={role} className="flex min-h-11 items-center justify-between gap-3">
                <span>{words(`names.${role}`)}</span>
                {!(member.accountId === ownId && role === 'management') && (
                  <Button look="quiet" aria-label={words('endRole', { name: member.name, role: words(`names.${role}`) })} onClick={() => onEnd(member, role)}>
                    {words('end')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
