import { NextIntlClientProvider, useMessages, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Calculator } from '@/components/calculator/calculator'
import { AidPanel } from '@/components/rules/aid-panel'
import { AidTabs } from '@/components/rules/aid-tabs'
import { CallAid } from '@/components/rules/call/call-aid'
import { PenaltyAid } from '@/components/rules/penalty/penalty-aid'
import { PenaltyTable } from '@/components/rules/penalty/penalty-table'
import { TrickAid } from '@/components/rules/trick/trick-aid'
import type { Messages } from '@/lib/i18n/messages-of'

type Aid = 'value' | 'trick' | 'call' | 'penalty'

/** In the order in which a table asks for them. */
const aids: readonly { aid: Aid; tool: ReactNode }[] = [
  { aid: 'value', tool: <Calculator /> },
  { aid: 'trick', tool: <TrickAid /> },
  { aid: 'call', tool: <CallAid /> },
  {
    aid: 'penalty',
    tool: (
      <>
        <PenaltyAid />
        <PenaltyTable />
      </>
    ),
  },
]

/** The calculator objects to impossible games only; what a list objects to stays at home. */
const gameViolations = (codes: Messages['violations']['codes']) =>
  Object.fromEntries(Object.entries(codes).filter(([code]) => /^(card-points|trickless|specials|too-)/.test(code)))

/** The aids of the rules page under their heading. They run in the browser and take only the words of this area along. */
export function RulesDesk() {
  const t = useTranslations('rules')
  const { aids: words, calculator, violations } = useMessages()
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
    <div className="mx-auto max-w-4xl px-4 pt-6 pb-12">
      <h1 className="text-2xl font-bold tracking-tight">{t('title')}</h1>
      <p className="mt-1 mb-4 text-ink-2">{t('edition')}</p>
      <NextIntlClientProvider messages={{ aids: words, calculator, violations: { codes: gameViolations(violations.codes) } }}>
        <AidTabs label={t('tabs.label')} tabs={tabs} first="value" />
      </NextIntlClientProvider>
    </div>
  )
}
