import { nameParticles } from '@/lib/i18n/name-particles'

/** The surname with its particles: of `Jan van der Meer` `van der Meer`, of `Meer, Jan` `Meer`. */
function surname(name: string): string {
  const [beforeComma = '', ...rest] = name.split(',')
  const words = (rest.length > 0 ? beforeComma : name).trim().split(/\s+/)
  if (rest.length > 0) return words.join(' ')
  const first = words.findIndex((word, index) => index > 0 && nameParticles.has(word.toLowerCase()))
  if (first > 0 && first < words.length - 1) return words.slice(first).join(' ')
  const last = words.at(-1) ?? name
  return /\p{L}{2}/u.test(last) ? last : name
}

const initial = (name: string): string => {
  const [beforeComma = '', afterComma] = name.split(',')
  return `${(afterComma ?? beforeComma).trim().charAt(0)}.`
}

/** What people at one table are called on a narrow screen: by surname, with an initial where two share one. */
export function shortNames(names: readonly string[]): readonly string[] {
  const surnames = names.map(surname)
  return names.map((name, index) => {
    const own = surnames[index] ?? name
    const shared = surnames.filter((other) => other === own).length > 1
    return !shared ? own : own === name || names.filter((other) => other !== name && initial(other) === initial(name) && surname(other) === own).length > 0 ? name : `${initial(name)} ${own}`
  })
}
