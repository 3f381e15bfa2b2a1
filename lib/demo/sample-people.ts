const firstNames = [
  'Anna', 'Bernd', 'Carla', 'Dieter', 'Elke', 'Frank', 'Gisela', 'Heinz', 'Ina', 'Jürgen', 'Käthe', 'Lars', 'Monika', 'Norbert', 'Özlem', 'Paul', 'Renate', 'Stefan',
] as const
const surnames = ['Muster', 'Beispiel', 'Mustermann'] as const
const clubs = ['Musterstadt', 'Beispielburg', 'Musterhausen', 'Bad Beispiel', 'Nieder-Muster', ''] as const

/** So many people whom nobody can take for real ones: every first name with every surname, then the next; no two alike. */
export function samplePeople(count: number): { name: string; club: string }[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `${firstNames[index % firstNames.length] ?? ''} ${surnames[Math.floor(index / firstNames.length) % surnames.length] ?? ''}`,
    club: clubs[(index * 7 + Math.floor(index / firstNames.length)) % clubs.length] ?? '',
  }))
}
