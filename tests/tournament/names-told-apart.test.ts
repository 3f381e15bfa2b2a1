import { describe, expect, it } from 'vitest'
import { namesToldApart } from '@/lib/tournament/players/names-told-apart'

type Person = readonly [name: string, club: string]

describe('Two people of the same name', () => {
  it.each<[string, readonly Person[], readonly string[]]>([
    ['are told apart by club or town', [['Peter Müller', 'Bonn'], ['Peter Müller', 'Köln']], ['Peter Müller (Bonn)', 'Peter Müller (Köln)']],
    ['of one club are told apart by start number', [['Peter Müller', 'Bonn'], ['Peter Müller', 'bonn']], ['Peter Müller (1)', 'Peter Müller (2)']],
    ['of whom one has no club are told apart all the same', [['Peter Müller', ''], ['peter müller', 'Köln']], ['Peter Müller (1)', 'peter müller (Köln)']],
    ['are the only ones who are called more than their name', [['Peter Müller', 'Bonn'], ['Petra Müller', 'Bonn']], ['Peter Müller', 'Petra Müller']],
  ])('%s', (_, people, called) => {
    const names = namesToldApart(people.map(([name, club], index) => ({ id: `p${index}`, startNumber: index + 1, name, club })))
    expect([...names.values()]).toEqual(called)
  })
})
