'use client'

import { useTranslations } from 'next-intl'
import { CheckButton } from '@/components/lists/check-button'
import { PaperEntry } from '@/components/paper/paper-entry'
import { usePaperLog, type PaperSource } from '@/components/paper/use-paper-log'
import { usePaperNames } from '@/components/paper/use-paper-names'
import { useViolationText } from '@/components/score-list/use-violation-text'
import { useRefusalText } from '@/components/site/use-refusal-text'
import { Button } from '@/components/ui/button'
import { isHandedIn } from '@/lib/rules/list/is-handed-in'

type PaperDeskProps = { source: PaperSource; tableNumber: number; names: Readonly<Record<string, string>>; mayStrike: boolean; mayCheck: boolean; /** Differences to a second entry that nobody has decided, 0 while it is still being typed; null where nothing holds the list back. */ undecided: number | null }

/** A paper list from its first row until it is checked. What a phone keeps is taken to paper first, deliberately. */
export function PaperDesk({ source, tableNumber, names, mayStrike, mayCheck, undecided }: PaperDeskProps) {
  const t = useTranslations('paper')
  const log = usePaperLog(source)
  const { list } = log
  const nameOf = usePaperNames(list, names)
  const say = useViolationText(nameOf)
  const refusalText = useRefusalText()
  const open = !isHandedIn(list) && list.reopened === null
  const toPaper = () => log.add({ kind: 'device-changed', payload: { device: null } })
  if (open && !list.onPaper) {
    const isOnPhone = list.keeper.device !== null || list.rows.length > 0
    return (
      <section className="rounded-card border border-line bg-card p-4">
        <h2 className="text-lg font-bold">{t(isOnPhone ? 'phoneKeeps' : 'beginTitle')}</h2>
        <p className="mt-1 max-w-prose text-ink-2">{isOnPhone ? t('phoneKeepsText', { count: list.rows.length }) : t('beginText')}</p>
        <div className="mt-3">
          <Button look="filled" onClick={toPaper}>
            {t(isOnPhone ? 'toPaper' : 'begin')}
          </Button>
        </div>
      </section>
    )
  }
  const missing = list.missing.filter(({ code }) => code !== 'entries-pending')
  const isWhole = open && missing.length === 0
  return (
    <>
      <PaperEntry log={log} draftKey={`paper-typed-${source.listId}`} tableNumber={tableNumber} nameOf={nameOf} mayStrike={mayStrike} gamesOnly={false} />
      {open && missing.length > 0 && list.next.remaining === 0 && (
        <ul className="mt-3 list-disc pl-5 text-ink-2">
          {missing.map((violation) => (
            <li key={`${violation.code} ${Object.values(violation.params).join(' ')}`}>{say(violation)}</li>
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap items-center justify-end gap-3">
        {isWhole && undecided !== null && <p className="grow font-semibold text-gold">{refusalText({ code: 'second-entry-open', params: { count: undecided } })}</p>}
        {isWhole && (
          <Button look="filled" disabled={log.waiting > 0 || undecided !== null} focusableWhenDisabled onClick={() => log.add({ kind: 'list-submitted', payload: { version: list.version } })}>
            {t('finish')}
          </Button>
        )}
        {list.submitted !== null && list.checked === null && <p className="grow">{t('finished')}</p>}
        {list.submitted !== null && list.checked === null && mayCheck && log.waiting === 0 && <CheckButton slug={source.slug} list={{ listId: source.listId, tableNumber, stateVersion: list.versions.state ?? 0, length: source.log.length }} />}
        {list.checked !== null && <p className="grow font-semibold text-green">{t('checked')}</p>}
      </div>
    </>
  )
}
