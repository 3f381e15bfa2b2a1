'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { InvitationLink } from '@/components/roles/invitation-link'
import type { QrPath } from '@/components/roles/qr-code'
import { sendJson, type JsonAnswer } from '@/components/site/send-json'
import { useRefusalText } from '@/components/site/use-refusal-text'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { SelectField } from '@/components/ui/select-field'
import { staffRoles, type StaffRole } from '@/lib/schema/staff-role'

interface Made {
  readonly link: string
  readonly qr: QrPath
}

/** From the role to its link, which is shown once. */
export function InviteDialog({ slug }: { slug: string }) {
  const words = useTranslations('roles')
  const router = useRouter()
  const refusalText = useRefusalText()
  const [open, setOpen] = useState(false)
  const [role, setRole] = useState<StaffRole>('deskHelper')
  const [answer, setAnswer] = useState<JsonAnswer<Made> | null>(null)
  const [sending, setSending] = useState(false)

  function steer(next: boolean) {
    setAnswer(null)
    setOpen(next)
  }
  async function make() {
    if (sending) return
    setSending(true)
    setAnswer(await sendJson<Made>(`/api/desk/${slug}/roles/invitations`, { role }))
    setSending(false)
    router.refresh()
  }

  const trigger = <Button>{words('invite')}</Button>
  if (answer?.done)
    return (
      <Dialog
        title={words('linkTitle', { role: words(`names.${role}`) })}
        text={words('linkOnce')}
        close={words('close')}
        trigger={trigger}
        open={open}
        onOpenChange={steer}
        actions={
          <Button look="filled" onClick={() => steer(false)}>
            {words('done')}
          </Button>
        }
      >
        <InvitationLink {...answer.result} />
      </Dialog>
    )
  return (
    <Dialog
      title={words('inviteTitle')}
      close={words('close')}
      trigger={trigger}
      open={open}
      onOpenChange={steer}
      actions={
        <Button look="filled" disabled={sending} focusableWhenDisabled onClick={() => void make()}>
          {words(sending ? 'making' : 'make')}
        </Button>
      }
    >
      <SelectField label={words('role')} hint={words(`hints.${role}`)} value={role} onChange={setRole} options={staffRoles.map((value) => ({ value, label: words(`names.${value}`) }))} />
      {answer && (
        <p role="alert" className="mt-3 font-medium text-red">
          {refusalText(answer)}
        </p>
      )}
    </Dialog>
  )
}
