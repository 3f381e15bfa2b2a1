'use client'

import { useTranslations } from 'next-intl'
import { type ChangeEvent, useRef, useState } from 'react'
import { shrinkPhoto } from '@/components/paper/shrink-photo'
import { ConfirmAct } from '@/components/round/confirm-act'
import { useDeskAct } from '@/components/round/use-desk-act'
import { makeId } from '@/components/site/make-id'
import { Button } from '@/components/ui/button'
import { RefusalText } from '@/components/ui/refusal-text'
import { hallTime } from '@/lib/i18n/hall-time'

interface Photo {
  readonly photoId: string
  readonly width: number
  readonly height: number
  readonly addedAt: string
  readonly addedBy: string
}

type PhotoPanelProps = { slug: string; listId: string; tableNumber: number; photos: readonly Photo[] }

const base64 = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve((typeof reader.result === 'string' ? reader.result : '').replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(new Error('The file could not be read.'))
    reader.readAsDataURL(blob)
  })

/** Photos of the paper, kept with the list for the staff of this tournament alone. */
export function PhotoPanel({ slug, listId, tableNumber, photos }: PhotoPanelProps) {
  const t = useTranslations('paper.photo')
  const input = useRef<HTMLInputElement>(null)
  const [preparing, setPreparing] = useState(false)
  const { busy, refusal, act } = useDeskAct(slug, 'lists/photos')
  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    currentTarget.value = ''
    if (!file) return
    setPreparing(true)
    const data = await base64(await shrinkPhoto(file))
    setPreparing(false)
    await act({ photoId: makeId(), listId, data })
  }
  return (
    <section aria-labelledby="photos" className="rounded-card border border-line bg-card p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="photos" className="text-lg font-bold tracking-tight">
          {t('title')}
        </h2>
        <input ref={input} type="file" accept="image/jpeg,image/png,image/webp" className="sr-only" tabIndex={-1} aria-label={t('choose')} onChange={(event) => void take(event)} />
        <Button disabled={busy || preparing} focusableWhenDisabled onClick={() => input.current?.click()}>
          {busy || preparing ? t('sending') : t('add')}
        </Button>
      </div>
      <RefusalText className="mt-2">{refusal}</RefusalText>
      {photos.length === 0 && <p className="mt-1 text-ink-2">{t('none')}</p>}
      {photos.map(({ photoId, width, height, addedAt, addedBy }, index) => {
        const src = `/api/desk/${slug}/lists/photos/${photoId}`
        return (
          <figure key={photoId} className="mt-3">
            <a href={src} target="_blank" rel="noreferrer">
              {/* eslint-disable-next-line @next/next/no-img-element -- private, from our own route: nothing may be made of it or kept */}
              <img src={src} width={width} height={height} alt={t('alt', { table: String(tableNumber), number: String(index + 1) })} className="h-auto w-full rounded-card border border-line" />
            </a>
            <figcaption className="mt-1 flex flex-wrap items-center justify-between gap-2 text-[0.8125rem] text-ink-2">
              {t('added', { time: hallTime(addedAt), who: addedBy })}
              <ConfirmAct slug={slug} path="lists/photos/remove" body={{ photoId }} look="quiet" label={t('remove')} title={t('removeTitle')} text={t('removeText')} now={t('removeNow')} />
            </figcaption>
          </figure>
        )
      })}
    </section>
  )
}
