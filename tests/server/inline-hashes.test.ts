import { describe, expect, it } from 'vitest'

import { inlineHashes } from '@/lib/server/inline-hashes'

/** SHA-256 of `alert(1)`, written down from `printf 'alert(1)' | openssl dgst -sha256 -binary | base64`. */
const alertHash = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"

describe('The hashes of a prerendered page', () => {
  it.each([
    ['name each inline script', '<script>alert(1)</script>', [alertHash]],
    ['whatever its attributes', '<script id="_R_" type="module">alert(1)</script>', [alertHash]],
    ['once, however often it stands there', '<script>alert(1)</script><p></p><script>alert(1)</script>', [alertHash]],
    ['and leave out scripts that are files', '<script src="/a.js" async=""></script>', []],
  ])('%s', (_, html, scripts) => {
    expect(inlineHashes(html)).toEqual({ scripts, styles: [] })
  })

  it('name inline styles apart', () => {
    const { scripts, styles } = inlineHashes('<style>p{color:red}</style>')
    expect(scripts).toEqual([])
    expect(styles).toHaveLength(1)
  })
})
