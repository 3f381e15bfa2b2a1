import clsx from 'clsx'

export type SuitName = 'clubs' | 'spades' | 'hearts' | 'diamonds'

// Drawn, not typed: phones show the typed signs as coloured emoji, and the shipped font has none.
const shapes: Record<SuitName, string> = {
  clubs: 'M12 2a4.6 4.6 0 0 0-3.9 7.05A4.6 4.6 0 1 0 11 17.4c-.2 1.9-.9 3.4-2.3 4.6h6.6c-1.4-1.2-2.1-2.7-2.3-4.6a4.6 4.6 0 1 0 2.9-8.35A4.6 4.6 0 0 0 12 2Z',
  spades: 'M12 2C9.5 6 3.5 9 3.5 13.6a4.3 4.3 0 0 0 7.5 2.9c-.2 2.2-.9 4-2.3 5.5h6.6c-1.4-1.5-2.1-3.3-2.3-5.5a4.3 4.3 0 0 0 7.5-2.9C20.5 9 14.5 6 12 2Z',
  hearts: 'M12 21.5C8.5 17.5 2.5 13.7 2.5 8.4A4.9 4.9 0 0 1 12 6.6a4.9 4.9 0 0 1 9.5 1.8c0 5.3-6 9.1-9.5 13.1Z',
  diamonds: 'M12 1.5C13.7 5.4 16.2 9 19.5 12 16.2 15 13.7 18.6 12 22.5 10.3 18.6 7.8 15 4.5 12 7.8 9 10.3 5.4 12 1.5Z',
}

/** One of the four suits as an accent beside text; it says nothing that the text does not. */
export function Suit({ name, className }: { name: SuitName; className?: string }) {
  const isRed = name === 'hearts' || name === 'diamonds'
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={clsx('shrink-0 fill-current', isRed ? 'text-red' : 'text-ink', className ?? 'size-5')}>
      <path d={shapes[name]} />
    </svg>
  )
}
