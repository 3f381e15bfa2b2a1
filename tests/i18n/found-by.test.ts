import { describe, expect, it } from 'vitest'
import { foundBy } from '@/lib/i18n/found-by'

const names: readonly [string, readonly string[]][] = [
  ['Ödegård, Åse', ['Ödegård', 'ödegard', 'oedegard', 'odegaard', 'oedegaard', 'odegard', 'ÖDEGAARD', 'ode', 'oed', 'ase', 'aase ödegard', 'O\u0308dega\u030ard']],
  ['Müller-Groß, Jörg', ['mueller', 'Muller', 'müll', 'gross', 'groß', 'joerg', 'jorg muell']],
  ['Łukasz Søren Æbler', ['lukasz', 'soeren', 'soren', 'sören', 'aebler']],
  ['Goethe, Manuel', ['goethe', 'manuel']],
]

describe('A name is found', () => {
  it.each(names.flatMap(([name, typed]) => typed.map((each) => [name, each] as const)))('%s by %s', (name, typed) => {
    expect(foundBy(typed, name)).toBe(true)
  })

  it.each([
    ['Ödegård, Åse', 'oeedegard'],
    ['Ödegård, Åse', 'degard'],
    ['Ödegård, Åse', 'odegards'],
    ['Ödegård, Åse', 'ödegard ute'],
    ['Goethe, Manuel', 'gothe'],
  ])('%s, but not by %s', (name, typed) => {
    expect(foundBy(typed, name)).toBe(false)
  })
})
