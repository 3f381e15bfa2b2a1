'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { QrCode, type QrPath } from '@/components/roles/qr-code'
import { sendJson } from '@/components/site/send-json'
import { Button } from '@/components/ui/button'
import { PageSection } from '@/components/ui/page-section'
import { TextField } from '@/components/ui/text-field'

interface Shown {
  readonly link: string
  readonly qr: QrPath
}

/** The QR code that shows all names to whoever is in the hall; made void with one tap, and another one appears. */
export function HallLink({ slug }: { slug: string }) {
  const words = useTranslations('spectator.hallLink')
  const [shown, setShown] = useState<Shown | null>(null)
  const [said, setSaid] = useState<'rotated' | 'failed' | null>(null)
  const path = `/api/desk/${slug}/hall`
  async function show(): Promise<void> {
    try {
      const answer = await fetch(path, { cache: 'no-store' })
      // Our own route decides the shape.
      if (answer.ok) setShown((await answer.json()) as Shown)
      else setSaid('failed')
    } catch {
      setSaid('failed')
    }
  }
  async function rotate(): Promise<void> {
    const done = await sendJson(`${path}/rotate`, {})
    setSaid(done.done ? 'rotated' : 'failed')
    if (done.done) await show()
  }
  return (
    <PageSection id="hall-link" title={words('title')} text={words('text')}>
      {shown === null ? (
        <Button onClick={() => void show()}>{words('show')}</Button>
      ) : (
        <div className="flex max-w-md flex-col items-start gap-3">
          <QrCode qr={shown.qr} label={words('qr')} />
          <div className="w-full">
            <TextField label={words('address')} value={shown.link} readOnly onFocus={(event) => event.currentTarget.select()} />
          </div>
          <Button onClick={() => void rotate()}>{words('rotate')}</Button>
        </div>
      )}
      <p role="status" className={said === 'failed' ? 'mt-2 text-red' : 'mt-2 text-green'}>
        {said !== null && words(said)}
      </p>
    </PageSection>
  )
}
