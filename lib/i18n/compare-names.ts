/** Names are of this country, whatever language the page is in: Ö stands beside O and not behind Z. */
const collator = new Intl.Collator('de', { numeric: true })

/** The order of an alphabetical list for names as `listedName` gives them: by surname, then by what follows. */
export function compareNames(one: string, other: string): number {
  const [surname = '', ...rest] = one.split(',')
  const [otherSurname = '', ...otherRest] = other.split(',')
  return collator.compare(surname, otherSurname) || collator.compare(rest.join(','), otherRest.join(','))
}
