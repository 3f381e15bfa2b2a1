import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { SetUpForm } from '@/components/set-up/set-up-form'
import { Notice } from '@/components/site/notice'
import { StaffPage } from '@/components/site/staff-page'
import { LinkButton } from '@/components/ui/link-button'
import { isSetUp } from '@/lib/tournament/instance/is-set-up'

export default async function SetUpPage() {
  const words = await getTranslations('setUp')
  const { setUp, refusal } = await getMessages()
  if (await isSetUp()) {
    return (
      <StaffPage>
        <Notice title={words('alreadyTitle')} text={words('alreadyText')}>
          <LinkButton href="/sign-in" look="filled">
            {words('signIn')}
          </LinkButton>
        </Notice>
      </StaffPage>
    )
  }
  return (
    <StaffPage>
      <div className="mx-auto flex max-w-md flex-col gap-5 px-5 py-10 sm:py-14">
        <h1 className="text-2xl font-bold tracking-tight">{words('title')}</h1>
        <NextIntlClientProvider messages={{ setUp, refusal }}>
          <SetUpForm />
        </NextIntlClientProvider>
      </div>
    </StaffPage>
  )
}
