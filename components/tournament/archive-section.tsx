import { useTranslations } from 'next-intl'
import { ConfirmAct } from '@/components/round/confirm-act'
import { LinkButton } from '@/components/ui/link-button'

/** What is left to do with a tournament that is over: another one like it, and the archive. */
export function ArchiveSection({ slug, name, archived }: { slug: string; name: string; archived: boolean }) {
  const words = useTranslations('tournaments')
  return (
    <section aria-labelledby="archive" className="mt-10 max-w-3xl border-t border-line pt-6">
      <h2 id="archive" className="text-lg font-bold tracking-tight">
        {words('section')}
      </h2>
      <p className="mb-3 max-w-prose text-ink-2">{words('copyText')}</p>
      <LinkButton href={`/desk/new?from=${slug}`}>{words('copy')}</LinkButton>
      {!archived && (
        <>
          <p className="mt-5 mb-3 max-w-prose text-ink-2">{words('archiveText')}</p>
          <ConfirmAct slug={slug} path="archive" body={{ archived: true }} look="plain" label={words('archive')} title={words('archiveTitle', { name })} text={words('archiveText')} now={words('archiveNow')} then="/desk" />
        </>
      )}
    </section>
  )
}
