interface Named {
  readonly id: string
  readonly startNumber: number
  readonly name: string
  readonly club: string
}

const sameName = (name: string): string => name.toLocaleLowerCase('de')

/** What everybody is called at the desk, by id: whoever shares a name is told apart by club or town, or by start number where that does not help. */
export function namesToldApart(people: readonly Named[]): ReadonlyMap<string, string> {
  const byName = new Map<string, Named[]>()
  for (const person of people) byName.set(sameName(person.name), [...(byName.get(sameName(person.name)) ?? []), person])
  return new Map(
    people.map(({ id, startNumber, name, club }) => {
      const namesakes = (byName.get(sameName(name)) ?? []).filter((other) => other.id !== id)
      if (namesakes.length === 0) return [id, name]
      const helps = club !== '' && namesakes.every((other) => sameName(other.club) !== sameName(club))
      return [id, `${name} (${helps ? club : String(startNumber)})`]
    }),
  )
}
