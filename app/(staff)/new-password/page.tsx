import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { NewPasswordForm } from '@/components/sign-in/new-password-form'
import { StaffPage } from '@/components/site/staff-page'

export default async function NewPasswordPage() {
  const words = await getTranslations('signIn.newPassword')
  const { signIn, refusal, fieldProblem } = await getMessages()
  return (
    <StaffPage>
      <div className="mx-auto flex max-w-md flex-col gap-4 px-5 py-10">
        <h1 className="text-2xl font-bold tracking-tight">{words('title')}</h1>
        <p className="text-ink-2">{words('text')}</p>
        <NextIntlClientProvider messages={{ signIn, refusal, fieldProblem }}>
          <NewPasswordForm />
        </NextIntlClientProvider>
      </div>
    </StaffPage>
  )
}
