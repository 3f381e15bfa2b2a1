'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useState } from 'react'
import { QrCode, type QrPath } from '@/components/roles/qr-code'
import { sendJson } from '@/components/site/send-json'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'

interface Shown {
  readonly link: string
  readonly qr: QrPath
}

/** The QR code of one person's own page, to be scanned from the desk's screen; made void with one tap, and another one appears. */
export function PersonLink({ path, name }: { path: string; name: string }) {
  const words = useTranslations('people')
  const [shown, setShown] = useState<Shown | null>(null)
  const [failed, setFailed] = useState(false)
  const [renewed, setRenewed] = useState(false)
  const load = useCallback(async () => {
    try {
      const answer = await fetch(`${path}/link`, { cache: 'no-store' })
      setFailed(!answer.ok)
      // Our own route decides the shape.
      if (answer.ok) setShown((await answer.json()) as Shown)
    } catch {
      setFailed(true)
    }
  }, [path])
  useEffect(() => {
    const soon = setTimeout(() => void load(), 0)
    return () => clearTimeout(soon)
  }, [load])
  const rotate = async () => {
    const done = await sendJson(`${path}/link/rotate`, {})
    setFailed(!done.done)
    if (!done.done) return
    setRenewed(true)
    await load()
  }
  return (
    <section className="mt-5 border-t border-line pt-4">
      <h3 className="font-bold">{words('ownLink')}</h3>
      <p className="mb-3 text-ink-2">{words('ownLinkText', { name })}</p>
      {failed && (
        <p role="alert" className="mb-3 text-red">
          {words('ownLinkFailed')}
        </p>
      )}
      {shown && (
        <div className="flex flex-col gap-3">
          <div className="flex justify-center">
            <QrCode qr={shown.qr} label={words('ownLinkQr', { name })} />
          </div>
          <TextField label={words('ownLinkAddress')} value={shown.link} readOnly onFocus={(event) => event.currentTarget.select()} />
          <div className="flex flex-wrap items-center gap-3">
            <Button onClick={() => void rotate()}>{words('ownLinkRotate')}</Button>
            <p role="status" className="text-green">
              {renewed ? words('ownLinkRotated') : ''}
            </p>
          </div>
        </div>
      )}
    </section>
  )
}
