import { useTranslations } from 'next-intl'
import { ConfirmAct } from '@/components/round/confirm-act'
import { hallTime } from '@/lib/i18n/hall-time'

type Archived = { readonly roundId: string; readonly version: number; readonly archive: number; readonly drawnAt: string; readonly seed: string; readonly tables: readonly { readonly number: number; readonly people: readonly string[] }[] }

/** What was drawn before and no longer stands: to look at, and to bring back while that is possible. */
export function ArchivedRounds({ slug, rounds, mayRestore }: { slug: string; rounds: readonly Archived[]; mayRestore: boolean }) {
  const words = useTranslations('seating')
  if (rounds.length === 0) return null
  return (
    <section aria-labelledby="archive" className="mt-8">
      <h2 id="archive" className="mb-2.5 text-lg font-bold tracking-tight">
        {words('archive')}
      </h2>
      <ul className="flex flex-col gap-3">
        {rounds.map(({ roundId, version, archive, drawnAt, seed, tables }) => (
          <li key={roundId} className="rounded-card border border-line bg-card p-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="min-w-0 break-words text-ink-2">{words('archived', { archive: String(archive), time: hallTime(drawnAt), seed })}</p>
              {mayRestore && <ConfirmAct slug={slug} path="rounds/restore" body={{ roundId, version }} look="plain" label={words('restore')} title={words('restoreTitle')} text={words('restoreText')} now={words('restoreNow')} />}
            </div>
            <dl className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-2">
              {tables.map(({ number, people }) => (
                <div key={number}>
                  <dt className="inline font-semibold">{words('archivedTable', { number: String(number) })}</dt> <dd className="inline text-ink-2">{people.join(' · ')}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}
