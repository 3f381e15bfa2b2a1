'use client'

import { useTranslations } from 'next-intl'
import { useDeskAct } from '@/components/round/use-desk-act'
import { Button } from '@/components/ui/button'
import { RefusalText } from '@/components/ui/refusal-text'

/** Takes a tournament back from the archive; nothing is lost by it, so nothing is asked. */
export function TakeBackButton({ slug, name }: { slug: string; name: string }) {
  const words = useTranslations('tournaments')
  const { busy, refusal, act } = useDeskAct(slug, 'archive')
  return (
    <>
      <Button aria-label={words('takeBackOf', { name })} disabled={busy} focusableWhenDisabled onClick={() => void act({ archived: false })}>
        {words('takeBack')}
      </Button>
      <RefusalText>{refusal}</RefusalText>
    </>
  )
}
