import { useTranslations } from 'next-intl'

type TieNoteProps = {
  rule: 'shared' | 'bestRound' | 'lastRound' | 'positiveRounds' | 'lot'
  /** Of the drawn lot. */
  seed: string | null
}

/** How equal points were ranked; of a lot, how anybody can draw it again. */
export function TieNote({ rule, seed }: TieNoteProps) {
  const words = useTranslations('result')
  const rules = useTranslations('tournament.tieRules')
  return (
    <p className="mt-3 text-[0.8125rem] break-words text-ink-2">
      {words('tie', { rule: rules(rule) })} {seed !== null && words('lot', { seed })}
    </p>
  )
}
