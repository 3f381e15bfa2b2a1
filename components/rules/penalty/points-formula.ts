import { formatPoints } from '@/lib/i18n/format-points'

/** Points that grow with the counter-calls n, as a formula: `−12 − 3n`; as a bare figure where they do not grow. */
export function pointsFormula(points: (n: number) => number): string {
  const base = points(0)
  const step = points(1) - base
  if (step === 0) return formatPoints(base)
  const size = Math.abs(step) === 1 ? 'n' : `${Math.abs(step)}n`
  return `${formatPoints(base)} ${step > 0 ? '+' : '\u2212'} ${size}`
}
