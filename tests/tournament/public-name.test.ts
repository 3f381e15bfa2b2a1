import { describe, expect, it } from 'vitest'
import { publicName } from '@/lib/tournament/standings/public-name'

const named = (name: string, consent: 'notAsked' | 'full' | 'short' | 'number') => publicName({ startNumber: 117, name, club: 'KS Obw', consent })

describe('a name in public', () => {
  it.each([
    ['is a number before consent is asked', 'Anna Kruse', 'notAsked', null, ''],
    ['is a number when that was chosen', 'Anna Kruse', 'number', null, ''],
    ['is whole, with the club, by full consent', 'Anna Kruse', 'full', 'Anna Kruse', 'KS Obw'],
    ['has one initial when short', 'Anna Kruse', 'short', 'Anna K.', ''],
    ['has the initial of the family name when that comes first', 'Kruse, Anna', 'short', 'Anna K.', ''],
    ['is short for three words as for two', 'Karl Friedrich von der Heide', 'short', 'Karl H.', ''],
    ['stays what it is when there is only one word', 'Yılmaz', 'short', 'Yılmaz', ''],
  ] as const)('%s', (_, typed, consent, name, club) => {
    expect(named(typed, consent)).toEqual({ startNumber: 117, name, club })
  })
})
