import { NextIntlClientProvider, useMessages, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { AidPanel } from '@/components/rules/aid-panel'
import { Tabs } from '@/components/ui/tabs'

type Aid = 'value' | 'trick' | 'call' | 'penalty'

/** In the order in which a table asks for them. */
const aids: readonly { aid: Aid; tool: ReactNode }[] = [
  { aid: 'value', tool: null },
  { aid: 'trick', tool: null },
  { aid: 'call', tool: null },
  { aid: 'penalty', tool: null },
]

/** The aids of the rules page under their heading. They run in the browser and take only the words of this area along. */
export function RulesDesk() {
  const t = useTranslations('rules')
  const { rules } = useMessages()
  const tabs = aids.map(({ aid, tool }) => ({
    value: aid,
    label: t(`tabs.${aid}`),
    panel: (
      <AidPanel title={t(`aids.${aid}.title`)} text={t(`aids.${aid}.text`)}>
        {tool}
      </AidPanel>
    ),
  }))
  return (
    <div className="mx-auto max-w-2xl px-4 pt-6 pb-12">
      <h1 className="text-2xl font-bold tracking-tight">{t('title')}</h1>
      <p className="mt-1 mb-4 text-ink-2">{t('edition')}</p>
      <NextIntlClientProvider messages={{ rules }}>
        <Tabs label={t('tabs.label')} tabs={tabs} first="value" />
      </NextIntlClientProvider>
    </div>
  )
}
