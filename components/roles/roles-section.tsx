'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { InviteDialog } from '@/components/roles/invite-dialog'
import { OpenInvitations } from '@/components/roles/open-invitations'
import { StaffList } from '@/components/roles/staff-list'
import type { OpenInvitation, StaffMember } from '@/components/roles/staff-view'
import { sendJson, type RefusedAnswer } from '@/components/site/send-json'
import { useRefusalText } from '@/components/site/use-refusal-text'
import { useToast } from '@/components/ui/use-toast'
import type { StaffRole } from '@/lib/schema/staff-role'

type RolesSectionProps = { slug: string; ownId: string; staff: readonly StaffMember[]; invitations: readonly OpenInvitation[]; people: readonly { readonly id: string; readonly name: string; readonly startNumber: number }[] }

/** Who works here: roles given, ended and taken back, and invitations that wait. */
export function RolesSection({ slug, ownId, staff, invitations, people }: RolesSectionProps) {
  const words = useTranslations('roles')
  const router = useRouter()
  const refusalText = useRefusalText()
  const toast = useToast()
  const [refused, setRefused] = useState<RefusedAnswer | null>(null)

  /** Sends one change; says that it is done, or beside the list why not. */
  async function send(path: string, body: unknown, done: () => void) {
    const answer = await sendJson(`/api/desk/${slug}/roles/${path}`, body)
    setRefused(answer.done ? null : answer)
    if (answer.done) done()
    router.refresh()
  }
  function end({ accountId, name }: StaffMember, role: StaffRole) {
    const told = { name, role: words(`names.${role}`) }
    const change = { accountId, role }
    void send('revoke', change, () => toast(words('ended', told), { label: words('undo'), onAction: () => void send('grant', change, () => toast(words('restored', told))) }))
  }
  const withdraw = ({ id }: OpenInvitation) => void send('invitations/withdraw', { id }, () => toast(words('withdrawn')))

  return (
    <section aria-labelledby="roles" className="mt-10 max-w-3xl border-t border-line pt-6">
      <div className="mb-3 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 grow basis-64">
          <h2 id="roles" className="text-lg font-bold tracking-tight">
            {words('title')}
          </h2>
          <p className="text-ink-2">{words('text')}</p>
        </div>
        <InviteDialog slug={slug} />
      </div>
      {refused && (
        <p role="alert" className="mb-3 font-medium text-red">
          {refusalText(refused)}
        </p>
      )}
      <StaffList staff={staff} ownId={ownId} people={people} onEnd={end} onPlays={({ accountId }, participantId) => void send('plays', { accountId, participantId }, () => undefined)} />
      <OpenInvitations invitations={invitations} onWithdraw={withdraw} />
    </section>
  )
}
