import clsx from 'clsx'

const looks = {
  dealer: 'bg-ink text-paper',
  soloOwed: 'border-[1.5px] border-dashed border-gold text-gold',
  soloDone: 'border-[1.5px] border-gold bg-gold-soft text-gold',
  soloStruck: 'border-[1.5px] border-line-2 text-ink-2 line-through',
}

/** A letter in a circle above a name; its meaning is spoken. */
export function SeatSign({ look, sign, label }: { look: keyof typeof looks; sign: string; label: string }) {
  return (
    <span role="img" aria-label={label} title={label} className={clsx('grid size-[18px] shrink-0 place-items-center rounded-full text-[0.6875rem] font-bold', looks[look])}>
      {sign}
    </span>
  )
}
