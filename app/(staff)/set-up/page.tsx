import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { SetUpForm } from '@/components/set-up/set-up-form'

export default async function SetUpPage() {
  const words = await getTranslations('setUp')
  const { setUp, refusal } = await getMessages()
  return (
    <main className="mx-auto flex max-w-md flex-col gap-4 px-5 py-10">
      <h1 className="text-2xl font-bold tracking-tight">{words('title')}</h1>
      <p className="text-ink-2">{words('text')}</p>
      <NextIntlClientProvider messages={{ setUp, refusal }}>
        <SetUpForm />
      </NextIntlClientProvider>
    </main>
  )
}
