'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { QrCode, type QrPath } from '@/components/roles/qr-code'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'

/** The link, to copy, to mark by hand or to scan. Browsers copy by a button only over HTTPS or on the same machine. */
export function InvitationLink({ link, qr }: { link: string; qr: QrPath }) {
  const words = useTranslations('roles')
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <div className="flex flex-col gap-4">
      <TextField label={words('link')} value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
      {window.isSecureContext && (
        <Button onClick={() => void copy()}>
          <span aria-live="polite">{words(copied ? 'copied' : 'copy')}</span>
        </Button>
      )}
      <div className="flex justify-center">
        <QrCode qr={qr} label={words('qr')} />
      </div>
    </div>
  )
}
