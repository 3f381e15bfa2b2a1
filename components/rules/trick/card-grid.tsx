'use client'

import clsx from 'clsx'
import { CardFace } from '@/components/rules/trick/card-face'
import { ranks, suits, type Card } from '@/lib/rules/tricks/card'

type CardGridProps = { label: string; disabled: (card: Card) => boolean; follows: (card: Card) => boolean; onPick: (card: Card) => void }

/** All 24 cards, a row for each suit: one tap lays a card. Those that follow suit are tinted and underlined. */
export function CardGrid({ label, disabled, follows, onPick }: CardGridProps) {
  return (
    <div role="group" aria-label={label} className="grid grid-cols-6 gap-1 lg:gap-1.5">
      {suits.flatMap((suit) =>
        ranks.map((rank): Card => `${suit}${rank}`).map((card) => (
          <button
            key={card}
            type="button"
            disabled={disabled(card)}
            onClick={() => onPick(card)}
            className={clsx(
              'min-h-11 rounded-chip border transition-colors hover:border-edge disabled:opacity-35',
              follows(card) ? 'border-line-2 border-b-[3px] border-b-green bg-green-soft' : 'border-line-2 bg-card',
            )}
          >
            <CardFace card={card} />
          </button>
        )),
      )}
    </div>
  )
}
