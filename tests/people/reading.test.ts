import { describe, expect, it } from 'vitest'
import { matching } from '@/components/people/matching'
import type { Person } from '@/components/people/person'
import { readPastedList } from '@/components/people/read-pasted-list'
import { samePerson } from '@/components/people/same-person'

const people = ['Anna Meyer', 'Sönke von der Meyden', 'Deniz Öztürk', 'Jörg Groß', 'Cem Yılmaz'].map(
  (name, index): Person => ({ id: name, startNumber: index + 14, name, club: index === 0 ? 'OL Fuchs' : '', present: false, seated: false, withdrawnAt: null, consent: 'notAsked', version: 1 }),
)

describe('Searching people', () => {
  it.each([
    ['mey', ['Anna Meyer', 'Sönke von der Meyden']],
    ['oez', ['Deniz Öztürk']],
    ['özt', ['Deniz Öztürk']],
    ['oztur', ['Deniz Öztürk']],
    ['gross', ['Jörg Groß']],
    ['JOERG', ['Jörg Groß']],
    ['yilmaz', ['Cem Yılmaz']],
    ['anna fuchs', ['Anna Meyer']],
    ['15', ['Sönke von der Meyden']],
    ['eyer', []],
    ['  ', people.map(({ name }) => name)],
  ])('by %j finds %j', (typed, found) => expect(matching(people, typed).map(({ name }) => name)).toEqual(found))
})

describe('A pasted line', () => {
  it.each([
    ['Anna Meyer; OL Fuchs', 'Anna Meyer', 'OL Fuchs'],
    ['Anna Meyer\tOL Fuchs', 'Anna Meyer', 'OL Fuchs'],
    ['Anna Meyer, OL Fuchs', 'Anna Meyer', 'OL Fuchs'],
    ['Meyer, Anna; OL Fuchs', 'Meyer, Anna', 'OL Fuchs'],
    ['Meyer, Anna, OL Fuchs', 'Meyer, Anna', 'OL Fuchs'],
    ['14\tAnna Meyer\tOL Fuchs\tDamen', 'Anna Meyer', 'OL Fuchs'],
    ['3. Anna Meyer', 'Anna Meyer', ''],
    ['"Anna Meyer";"OL Fuchs"', 'Anna Meyer', 'OL Fuchs'],
    ['  Anna   Meyer  ;', 'Anna Meyer', ''],
  ])('%j is %j of %j', (line, name, club) => expect(readPastedList(line)).toEqual([{ name, club }]))

  it('is left out when it is empty or the head of the table', () => {
    expect(readPastedList('\uFEFFName;Verein\r\n\r\nAnna;OL\r\n;\n')).toEqual([{ name: 'Anna', club: 'OL' }])
  })
})

describe('Two entries may mean the same person', () => {
  it.each([
    ['Anna Meyer', '', 'ANNA MEYER', 'OL', true],
    ['Meyer, Anna', 'OL', 'Anna Meyer', 'ol', true],
    ['Jörg Groß', '', 'Joerg Gross', '', true],
    ['Anna Meyer', 'OL', 'Anna Meyer', 'HB', false],
    ['Anna Meyer', '', 'Anne Meyer', '', false],
  ])('%s (%s) and %s (%s): %s', (name, club, otherName, otherClub, same) => {
    expect(samePerson({ name, club }, { name: otherName, club: otherClub })).toBe(same)
  })
})
