import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { DeskHead } from '@/components/desk/desk-head'
import { NextListLink } from '@/components/lists/next-list-link'
import { PaperDesk } from '@/components/paper/paper-desk'
import { PhotoPanel } from '@/components/paper/photo-panel'
import { SecondPanel } from '@/components/paper/second-panel'
import { LinkButton } from '@/components/ui/link-button'
import { may } from '@/lib/auth/may'
import { staffPage } from '@/lib/auth/staff-page'
import { Refusal } from '@/lib/errors/refusal'
import { paperSheet } from '@/lib/tournament/paper/paper-sheet'
import { nextList } from '@/lib/tournament/rounds/next-list'

const isRefused = (error: unknown): null => {
  if (error instanceof Refusal) return null
  throw error
}

export default async function PaperPage({ params }: { params: Promise<{ slug: string; tableId: string }> }) {
  const { slug, tableId } = await params
  const { tournament, viewer } = await staffPage(slug, may.typePaper, `lists/${tableId}/paper`)
  const sheet = await paperSheet(tournament.id, tableId, `account:${viewer.accountId}`).catch(isRefused)
  if (sheet === null) notFound()
  const words = await getTranslations('paper')
  const { listId, tableNumber, roundNumber, head, operations, names, second, photos, mayStartSecond } = sheet
  const isChecked = operations.at(-1)?.kind === 'list-checked'
  const next = may.checkList(viewer) && isChecked ? await nextList(tournament.id, roundNumber, tableNumber) : null
  const open = second?.isDone ? second.differences.filter(({ decidedBy }) => decidedBy === null).length : 0
  const undecided = second !== null && (!second.isDone || open > 0) ? open : null
  const here = `/desk/${slug}/lists/${tableId}`
  return (
    <>
      <DeskHead title={words('title', { table: String(tableNumber), round: String(roundNumber) })}>
        <LinkButton href={here}>{words('back')}</LinkButton>
        {next && <NextListLink slug={slug} next={next} />}
      </DeskHead>
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(18rem,26rem)]">
        <div className="min-w-0">
          <PaperDesk source={{ slug, listId, head, log: operations, second: null }} tableNumber={tableNumber} names={names} mayStrike={may.strikeGames(viewer)} mayCheck={may.checkList(viewer)} undecided={undecided} />
          <SecondPanel slug={slug} listId={listId} href={`${here}/paper/second`} second={second} mayStart={mayStartSecond} />
        </div>
        <div className="min-w-0 xl:sticky xl:top-4 xl:self-start">
          <PhotoPanel slug={slug} listId={listId} tableNumber={tableNumber} photos={photos} />
        </div>
      </div>
    </>
  )
}
