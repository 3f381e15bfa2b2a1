import clsx from 'clsx'
import Link from 'next/link'

type RoundSwitchProps = {
  label: string
  rounds: readonly { readonly number: number; readonly word: string }[]
  current: number
  /** The address of a round without its number. */
  base: string
}

/** From one round to another, the one that is shown marked. With a single round there is nothing to switch. */
export function RoundSwitch({ label, rounds, current, base }: RoundSwitchProps) {
  if (rounds.length < 2) return null
  return (
    <nav aria-label={label} className="-mx-1 mb-4 overflow-x-auto px-1 py-1">
      <ul className="flex gap-1.5">
        {rounds.map(({ number, word }) => (
          <li key={number} className="shrink-0">
            <Link
              href={`${base}${String(number)}`}
              prefetch={false}
              aria-current={number === current ? 'page' : undefined}
              className={clsx('flex min-h-11 min-w-11 items-center justify-center rounded-full border px-4 text-sm font-semibold whitespace-nowrap', number === current ? 'border-green bg-green-soft text-green' : 'border-edge bg-card hover:bg-paper')}
            >
              {word}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
