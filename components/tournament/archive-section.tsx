import { useTranslations } from 'next-intl'
import { ConfirmAct } from '@/components/round/confirm-act'
import { LinkButton } from '@/components/ui/link-button'
import { PageSection } from '@/components/ui/page-section'

/** What is left to do with a tournament that is over: another one like it, and the archive. */
export function ArchiveSection({ slug, name, archived }: { slug: string; name: string; archived: boolean }) {
  const words = useTranslations('tournaments')
  return (
    <PageSection id="archive" title={words('section')} text={words('copyText')}>
      <LinkButton href={`/desk/new?from=${slug}`}>{words('copy')}</LinkButton>
      {!archived && (
        <>
          <p className="mt-5 mb-3 max-w-prose text-ink-2">{words('archiveText')}</p>
          <ConfirmAct slug={slug} path="archive" body={{ archived: true }} look="plain" label={words('archive')} title={words('archiveTitle', { name })} text={words('archiveText')} now={words('archiveNow')} then="/desk" />
        </>
      )}
    </PageSection>
  )
}
