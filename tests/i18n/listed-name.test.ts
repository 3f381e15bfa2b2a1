import { describe, expect, it } from 'vitest'
import { listedName } from '@/lib/i18n/listed-name'

describe('A name in an alphabetical list', () => {
  it.each([
    ['begins with the surname', 'Anna Kruse', 'Kruse, Anna'],
    ['keeps the order in which it was typed with a comma', 'Kruse,  Anna', 'Kruse, Anna'],
    ['puts the particles last', 'Prof. Dr. Ada Freifrau von der Aue', 'Aue, Prof. Dr. Ada Freifrau von der'],
    ['keeps a suffix with the surname', 'Karl Meyer jun.', 'Meyer jun., Karl'],
    ['keeps a number of the house with the surname', 'Karl Meyer III', 'Meyer III, Karl'],
    ['stays when the surname is an initial', 'Anna K.', 'Anna K.'],
    ['stays when it ends in a number', 'Person 12', 'Person 12'],
    ['stays when it is one word', 'Kim', 'Kim'],
    ['stays when it ends in a particle', 'Ida von', 'Ida von'],
    ['stays in a script of which nothing is known', 'דוד בן', 'דוד בן'],
  ])('%s', (_, name, expected) => {
    expect(listedName(name)).toBe(expected)
  })
})
