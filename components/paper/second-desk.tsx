'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { PaperEntry } from '@/components/paper/paper-entry'
import { usePaperLog, type PaperSource } from '@/components/paper/use-paper-log'
import { usePaperNames } from '@/components/paper/use-paper-names'
import { useDeskAct } from '@/components/round/use-desk-act'
import { Button } from '@/components/ui/button'
import { RefusalText } from '@/components/ui/refusal-text'

type SecondDeskProps = { source: PaperSource & { second: NonNullable<PaperSource['second']> }; tableNumber: number; names: Readonly<Record<string, string>>; /** Where the two are laid side by side. */ back: string }

/** The second entry of a paper list, typed without seeing the first. */
export function SecondDesk({ source, tableNumber, names, back }: SecondDeskProps) {
  const t = useTranslations('paper.second')
  const router = useRouter()
  const log = usePaperLog(source)
  const nameOf = usePaperNames(log.list, names)
  const { busy, refusal, act } = useDeskAct(source.slug, 'lists/second/finish')
  const finish = async () => {
    if (await act({ entryId: source.second.entryId })) router.push(`${back}#second`)
  }
  return (
    <>
      <PaperEntry log={log} draftKey={`paper-typed-${source.second.entryId}`} tableNumber={tableNumber} nameOf={nameOf} mayStrike={false} gamesOnly />
      <RefusalText className="mt-3">{refusal}</RefusalText>
      <div className="mt-4 flex flex-wrap items-center justify-end gap-3">
        {log.list.next.remaining > 0 && <p className="grow text-ink-2">{t('remaining', { count: log.list.next.remaining })}</p>}
        <Button look={log.list.next.remaining === 0 ? 'filled' : 'plain'} disabled={busy || log.waiting > 0} focusableWhenDisabled onClick={() => void finish()}>
          {t('finish')}
        </Button>
      </div>
    </>
  )
}
