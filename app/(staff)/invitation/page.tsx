import { headers } from 'next/headers'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { InvitationCard } from '@/components/invitation/invitation-card'
import { StaffPage } from '@/components/site/staff-page'
import { viewerOf } from '@/lib/auth/viewer-of'
import { accountCard } from '@/lib/tournament/accounts/account-card'

/** Which invitation it is stands behind the # of the address, which only the browser knows. */
export default async function InvitationPage() {
  const words = await getTranslations('invitation')
  const { invitation, roles, signIn, refusal, fieldProblem } = await getMessages()
  const viewer = await viewerOf(await headers())
  const signedIn = viewer.type === 'account' ? await accountCard(viewer.accountId) : null
  return (
    <StaffPage>
      <div className="mx-auto flex max-w-md flex-col gap-4 px-5 py-10">
        <h1 className="text-2xl font-bold tracking-tight">{words('title')}</h1>
        <NextIntlClientProvider messages={{ invitation, roles, signIn, refusal, fieldProblem }}>
          <InvitationCard signedIn={signedIn} />
        </NextIntlClientProvider>
      </div>
    </StaffPage>
  )
}
