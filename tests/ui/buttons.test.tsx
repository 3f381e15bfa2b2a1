import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LightButton } from '@/components/score-list/light-button'
import { Button } from '@/components/ui/button'
import { buttonClasses } from '@/components/ui/button-classes'
import { trackedFiles } from '@/tests/support/tracked-files'

const padding = /(?:^|[\s'"`:])p[xytrbl]?-[\d.[]/
const asked = /<(?:Button|LinkButton|LightButton)\b[^>]*?className=(?:"([^"]*)"|\{([^}]*)\})|buttonClasses\(([^)]*)\)/g

describe('A button', () => {
  it('is given room by name: a padding among the extra classes loses, and squeezes an icon to nothing', () => {
    const found = trackedFiles()
      .filter(({ path }) => /^(?:app|components)\/.*\.tsx$/.test(path))
      .flatMap(({ path, text }) => [...text.matchAll(asked)].filter((match) => padding.test(match.slice(1).join(' '))).map((match) => `${path}: ${match[0]}`))
    expect(found).toEqual([])
  })

  it('around one icon leaves the icon all of its room', () => {
    expect(buttonClasses('quiet', '', 'square')).not.toMatch(padding)
  })

  it.each([
    ['of most pages', Button],
    ['of the list', LightButton],
  ])('%s that cannot be used looks like it, also while it keeps the focus', (_, Kind) => {
    const html = renderToString(
      <Kind look="filled" disabled focusableWhenDisabled>
        Go
      </Kind>,
    )
    expect(html).toContain('data-disabled')
    const classes = /class="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []
    const plain = classes.filter((name) => name.startsWith('disabled:'))
    expect(plain).toContain('disabled:bg-line')
    expect(plain.map((name) => `data-[${name.replace(':', ']:')}`).filter((name) => !classes.includes(name))).toEqual([])
  })
})
