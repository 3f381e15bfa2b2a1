import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { SignInForm } from '@/components/sign-in/sign-in-form'
import { StaffPage } from '@/components/site/staff-page'
import { ownPath } from '@/lib/auth/own-path'

export default async function SignInPage({ searchParams }: { searchParams: Promise<Record<string, unknown>> }) {
  const words = await getTranslations('signIn')
  const { signIn, refusal, fieldProblem } = await getMessages()
  return (
    <StaffPage>
      <div className="mx-auto flex max-w-md flex-col gap-4 px-5 py-10">
        <h1 className="text-2xl font-bold tracking-tight">{words('title')}</h1>
        <p className="text-ink-2">{words('text')}</p>
        <NextIntlClientProvider messages={{ signIn, refusal, fieldProblem }}>
          <SignInForm then={ownPath((await searchParams)['then'])} />
        </NextIntlClientProvider>
        <p className="text-[0.8125rem] text-ink-2">{words('forgotten')}</p>
      </div>
    </StaffPage>
  )
}
