'use client'

import { useTranslations } from 'next-intl'
import type { OpenInvitation } from '@/components/roles/staff-view'
import { Button } from '@/components/ui/button'

type OpenInvitationsProps = { invitations: readonly OpenInvitation[]; onWithdraw: (invitation: OpenInvitation) => void }

/** Invitations that nobody has accepted yet. */
export function OpenInvitations({ invitations, onWithdraw }: OpenInvitationsProps) {
  const words = useTranslations('roles')
  if (invitations.length === 0) return null
  return (
    <>
      <h3 className="mt-5 mb-2 font-semibold">{words('open')}</h3>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
        {invitations.map((invitation) => {
          const { id, role, until } = invitation
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 px-4 py-1.5">
              <p className="py-1">
                <span className="font-semibold">{words(`names.${role}`)}</span> <span className="text-ink-2">{words('validUntil', { day: until })}</span>
              </p>
              <Button look="quiet" aria-label={words('withdrawOf', { role: words(`names.${role}`), day: until })} onClick={() => onWithdraw(invitation)}>
                {words('withdraw')}
              </Button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
