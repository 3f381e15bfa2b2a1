import { getTranslations } from 'next-intl/server'
import { DeskHead } from '@/components/desk/desk-head'
import { ExportList } from '@/components/export/export-list'
import { PrintList } from '@/components/print/print-list'
import { may } from '@/lib/auth/may'
import { staffPage } from '@/lib/auth/staff-page'
import { deskFigures } from '@/lib/tournament/tournaments/desk-figures'

export default async function PrintPage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  const { tournament, viewer } = await staffPage(slug, may.print, 'print')
  const words = await getTranslations('print')
  const { rounds } = await deskFigures(tournament.id)
  const hasRound = rounds.some(({ state }) => state === 'published' || state === 'released' || state === 'ended')
  return (
    <>
      <DeskHead title={words('title')} state={words('text')} />
      <PrintList slug={slug} hasRound={hasRound} />
      {may.exportTables(viewer) && <ExportList slug={slug} />}
    </>
  )
}
