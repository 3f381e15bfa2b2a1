import { useTranslations } from 'next-intl'
import { penaltyReference, type ReferenceRow } from '@/components/rules/penalty/penalty-reference'
import { pointsFormula } from '@/components/rules/penalty/points-formula'

const roles = ['offender', 'soloist', 'others'] as const

/** A game without a soloist has no figure for one. */
const figure = (row: ReferenceRow, role: (typeof roles)[number]) => (role === 'soloist' && row.scope === 'normal' ? '–' : pointsFormula(row[role]))

/** Every case at a glance, each over its figures so that all fit on a phone; written by the server, it needs no script. */
export function PenaltyTable() {
  const t = useTranslations('rules.penaltyTable')
  return (
    <section className="mt-10 lg:max-w-2xl">
      <h3 className="font-bold">{t('title')}</h3>
      <p className="mt-0.5 mb-3 text-ink-2">{t('text')}</p>
      <table className="w-full table-fixed overflow-hidden rounded-card bg-card ring-1 ring-line">
        <caption className="sr-only">{t('title')}</caption>
        <thead>
          <tr>
            {roles.map((role) => (
              <th key={role} scope="col" className="py-2.5 pr-3 text-right text-[0.8125rem] font-semibold text-ink-2">
                {t(role)}
              </th>
            ))}
          </tr>
        </thead>
        {penaltyReference().map((row) => (
          <tbody key={`${row.severity} ${row.scope}`} className="border-t border-line">
            <tr>
              <th scope="rowgroup" colSpan={3} className="px-3 pt-2.5 text-left font-normal">
                <b>{t(`severities.${row.severity}`)}</b>, {t(`scopes.${row.scope}`)} <span className="text-[0.8125rem] whitespace-nowrap text-ink-2">TSR {row.tsr}</span>
              </th>
            </tr>
            <tr>
              {roles.map((role) => (
                <td key={role} className="px-3 pt-1 pb-2.5 text-right font-semibold whitespace-nowrap tabular-nums">
                  {figure(row, role)}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </section>
  )
}
