import { describe, expect, it } from 'vitest'
import { directionRuns } from '@/lib/pdf/direction-runs'
import { fontLetters } from '@/lib/pdf/font-letters'
import { printable } from '@/lib/pdf/printable'

describe('A text for paper', () => {
  it.each([
    ['keeps Latin letters with their accents', 'Müller-Lüdenscheidt, Żukowska', 'Müller-Lüdenscheidt, Żukowska'],
    ['keeps other scripts that the font has', 'Зоя דוד محمد', 'Зоя דוד محمد'],
    ['shows one replacement sign for each letter that the font lacks', '王小 Li', '\uFFFD\uFFFD Li'],
    ['shows one replacement sign for a flag or a family', 'Jo 🇩🇪 👨‍👩‍👧', 'Jo \uFFFD \uFFFD'],
    ['joins an accent that was typed on its own', 'Mu\u0308ller', 'Müller'],
    ['keeps two accents of a heap', 'Zo\u0335\u0321\u0322\u0316\u0317e', 'Zo\u0335\u0321e'],
    ['leaves out what turns the direction of writing', 'A\u202Eb\u2066c', 'Abc'],
    ['takes a line break for a space', 'Anna\u2028Ärmel\nBo', 'Anna Ärmel Bo'],
  ])('%s', (_, text, expected) => {
    expect(printable(text, fontLetters('plain')).replaceAll(/\s/g, ' ')).toBe(expected)
  })
})

describe('A line from left to right on the paper', () => {
  it.each([
    ['is one piece without letters from the right', 'Anna (Hamburg) 2', ['Anna (Hamburg) 2']],
    ['is one piece of words from the right, which the font turns round together', 'דוד בן', ['דוד\u00A0בן']],
    ['begins at the right when its first letter does', 'דוד Cohen', ['Cohen', 'דוד\u00A0']],
    ['begins at the left when its first letter does', 'Cohen דוד 12', ['Cohen ', 'דוד', ' 12']],
    ['mirrors brackets seen from the right', 'דוד (12)', ['(', '12', 'דוד\u00A0)']],
  ])('%s', (_, line, expected) => {
    expect(directionRuns(line)).toEqual(expected)
  })
})
