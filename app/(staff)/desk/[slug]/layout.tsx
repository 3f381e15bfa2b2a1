import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { CopyFailed } from '@/components/copies/copy-failed'
import { ArchiveNotice } from '@/components/desk/archive-notice'
import { AddressChanged } from '@/components/desk/address-changed'
import { DeskShell } from '@/components/desk/desk-shell'
import { KeepSession } from '@/components/desk/keep-session'
import { RefreshOnChange } from '@/components/live/refresh-on-change'
import { StorageFailed } from '@/components/storage/storage-failed'
import { ToastProvider } from '@/components/ui/toast-provider'
import { may } from '@/lib/auth/may'
import { staffPage } from '@/lib/auth/staff-page'
import { publicAddress } from '@/lib/server/public-address'
import { copyTrouble } from '@/lib/tournament/copies/copy-trouble'
import { changedAddress } from '@/lib/tournament/instance/changed-address'
import { savingTrouble } from '@/lib/tournament/instance/saving-trouble'
import { refereeQueue } from '@/lib/tournament/penalties/referee-queue'
import { deskFigures } from '@/lib/tournament/tournaments/desk-figures'
import { deskSteps } from './desk-steps'

type DeskLayoutProps = { params: Promise<{ slug: string }>; children: ReactNode }

/** Every page below asks for its own right once more: a layout is not made anew on the way from page to page. */
export default async function DeskLayout({ params, children }: DeskLayoutProps) {
  const { slug } = await params
  const { tournament, viewer } = await staffPage(slug, may.seeDesk)
  const waiting = may.seePenalties(viewer) ? (await refereeQueue(tournament.id)).length : 0
  const steps = await deskSteps(slug, await deskFigures(tournament.id), viewer, waiting)
  const words = await getTranslations()
  const unsaved = await savingTrouble()
  const copyProblem = unsaved === null ? copyTrouble() : null
  const change = await changedAddress(publicAddress())
  // The largest catalogues belong to public pages; all others go to the browser, so that no page has to name its own.
  const all = await getMessages()
  const messages = { ...all, home: {}, rules: {} }
  return (
    <NextIntlClientProvider messages={messages}>
      <ToastProvider close={words('site.close')} region={words('desk.notices')}>
        <DeskShell tournament={tournament.name} steps={steps}>
          {unsaved && <StorageFailed trouble={unsaved} />}
          {copyProblem && <CopyFailed problem={copyProblem} />}
          {change && <AddressChanged printed={change.printed} now={change.now} printHref={`/desk/${slug}/print`} />}
          {tournament.archived && <ArchiveNotice slug={slug} name={tournament.name} mayTakeBack={may.archiveTournament(viewer)} />}
          {children}
        </DeskShell>
        <RefreshOnChange slug={slug} version={tournament.version} lost={words('desk.lost')} />
        <KeepSession />
      </ToastProvider>
    </NextIntlClientProvider>
  )
}
