import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SeatName } from '@/components/score-list/seat-name'
import { nameParts } from '@/lib/phone/name-parts'
import { shortNames } from '@/lib/phone/short-names'

describe('A name in a narrow column', () => {
  it.each([
    ['von der Meyden', 'von der ', 'Meyden'],
    ['von Hohenlohe-Langenburg', 'von ', 'Hohenlohe-Langenburg'],
    ['A. van Dam', '', 'A. van Dam'],
    ['Öztürk', '', 'Öztürk'],
    ['Le', '', 'Le'],
    ['De La', '', 'De La'],
  ])('starts with what tells it from others: %s', (short, particle, rest) => {
    expect(nameParts(short)).toEqual({ particle, rest })
  })

  it('differs from its neighbours in its first letters, particles or not', () => {
    const names = shortNames(['Sönke von der Meyden', 'Karl von Hohenlohe', 'Jan de Vries', 'Eva de Boer'])
    expect(names.map((name) => nameParts(name).rest.slice(0, 2))).toEqual(['Me', 'Ho', 'Vr', 'Bo'])
  })

  it('is still read aloud whole', () => {
    expect(renderToString(<SeatName position={3} name="von der Meyden" />).replaceAll(/<!-- -->|<\/?span[^>]*>/g, '')).toBe('3 von der Meyden')
  })
})
