import clsx from 'clsx'
import { Suit, type SuitName } from '@/components/brand/suit'
import { useTranslations } from 'next-intl'
import type { Card, Rank, Suit as SuitLetter } from '@/lib/rules/tricks/card'

const suitNames: Record<SuitLetter, SuitName> = { C: 'clubs', S: 'spades', H: 'hearts', D: 'diamonds' }
const suitOf = (card: Card) => card.charAt(0) as SuitLetter
const rankOf = (card: Card) => card.slice(1) as Rank

/** A card as players write it: suit sign and rank; its full name for whoever hears the page. */
export function CardFace({ card, large = false }: { card: Card; large?: boolean }) {
  const t = useTranslations('aids.cards')
  const isRed = suitOf(card) === 'H' || suitOf(card) === 'D'
  return (
    <span className={clsx('inline-flex items-center justify-center gap-0.5 font-bold whitespace-nowrap', large ? 'text-xl' : 'text-base', isRed ? 'text-red' : 'text-ink')}>
      <Suit name={suitNames[suitOf(card)]} className={large ? 'size-5' : 'size-4'} />
      <span aria-hidden>{t(`ranks.${rankOf(card)}`)}</span>
      <span className="sr-only">{t('name', { suit: t(`suits.${suitOf(card)}`), rank: t(`rankNames.${rankOf(card)}`) })}</span>
    </span>
  )
}
