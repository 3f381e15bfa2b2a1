import { getTranslations } from 'next-intl/server'
import { notFound, redirect } from 'next/navigation'
import { DeskHead } from '@/components/desk/desk-head'
import { PhotoPanel } from '@/components/paper/photo-panel'
import { SecondDesk } from '@/components/paper/second-desk'
import { LinkButton } from '@/components/ui/link-button'
import { may } from '@/lib/auth/may'
import { staffPage } from '@/lib/auth/staff-page'
import { Refusal } from '@/lib/errors/refusal'
import { paperSheet } from '@/lib/tournament/paper/paper-sheet'

const isRefused = (error: unknown): null => {
  if (error instanceof Refusal) return null
  throw error
}

export default async function SecondPage({ params }: { params: Promise<{ slug: string; tableId: string }> }) {
  const { slug, tableId } = await params
  const { tournament, viewer } = await staffPage(slug, may.typePaper, `lists/${tableId}/paper/second`)
  const sheet = await paperSheet(tournament.id, tableId, `account:${viewer.accountId}`).catch(isRefused)
  if (sheet === null) notFound()
  const { listId, tableNumber, roundNumber, head, names, second, photos, blind } = sheet
  const back = `/desk/${slug}/lists/${tableId}/paper`
  if (second === null || blind === null) redirect(back)
  const words = await getTranslations('paper.second')
  return (
    <>
      <DeskHead title={words('pageTitle', { table: String(tableNumber), round: String(roundNumber) })} state={words('pageText')}>
        <LinkButton href={back}>{words('later')}</LinkButton>
      </DeskHead>
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(18rem,26rem)]">
        <div className="min-w-0">
          <SecondDesk source={{ slug, listId, head, log: blind.own, second: { entryId: second.entryId, given: blind.given } }} tableNumber={tableNumber} names={names} back={back} />
        </div>
        <div className="min-w-0 xl:sticky xl:top-4 xl:self-start">
          <PhotoPanel slug={slug} listId={listId} tableNumber={tableNumber} photos={photos} />
        </div>
      </div>
    </>
  )
}
