import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/link-button'

type NextStepProps = {
  slug: string
  latest: { readonly number: number; readonly state: string }
  isFinal: boolean
  official: boolean
  /** The first round with a list that is not checked. */
  waitsFor: number | undefined
  may: { readonly draw: boolean; readonly print: boolean; readonly plan: boolean }
}

/** What comes after this ranking: one filled button, and at the end of the tournament what there is still to do. */
export function NextStep({ slug, latest: { number, state }, isFinal, official, waitsFor, may }: NextStepProps) {
  const words = useTranslations('result')
  const desk = `/desk/${slug}`
  // A list that is being corrected comes first: nothing that follows from these standings holds yet.
  if (!official && state === 'closed') return <LinkButton href={`${desk}/lists?round=${String(waitsFor ?? number)}`} look="filled">{words('toLists')}</LinkButton>
  if (!isFinal && state === 'closed') return may.draw ? <LinkButton href={`${desk}/draw`} look="filled">{words('toDraw', { number: String(number + 1) })}</LinkButton> : null
  if (!isFinal) return <LinkButton href={`${desk}/round/${String(number)}`} look="filled">{words('toRound', { number: String(number) })}</LinkButton>
  return (
    <>
      {may.plan && <LinkButton href={`${desk}/settings`}>{words('anotherRound')}</LinkButton>}
      <LinkButton href={`/t/${slug}`}>{words('toPublic')}</LinkButton>
      {may.print && <LinkButton href={`${desk}/print`} look="filled">{words('toPrint')}</LinkButton>}
    </>
  )
}
