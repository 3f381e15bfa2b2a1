import { useTranslations } from 'next-intl'
import { Suit, type SuitName } from '@/components/brand/suit'

const reasons = [
  ['list', 'clubs'],
  ['paper', 'spades'],
  ['offline', 'hearts'],
  ['seats', 'diamonds'],
] as const satisfies readonly (readonly [string, SuitName])[]

/** Four reasons in the order of the suits. */
export function Reasons() {
  const t = useTranslations('home.reasons')
  return (
    <section className="border-y border-line bg-card">
      <div className="mx-auto max-w-6xl px-4 py-10 sm:px-6 sm:py-14">
        <h2 className="text-xl font-bold tracking-tight sm:text-2xl">{t('heading')}</h2>
        <ul className="mt-6 grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
          {reasons.map(([reason, suit]) => (
            <li key={reason} className="flex gap-3.5 lg:flex-col lg:gap-3">
              <Suit name={suit} className="mt-0.5 size-6 lg:-ml-0.5" />
              <div>
                <h3 className="text-base font-semibold">{t(`${reason}.title`)}</h3>
                <p className="mt-1 text-ink-2">{t(`${reason}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
