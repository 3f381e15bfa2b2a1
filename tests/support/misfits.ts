import type { Page } from 'playwright-core'

/** What does not fit where it stands: beyond the edge, an icon squeezed flat, words of a page head that reach under what stands beside them, or a word that ends on the next line. */
export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const beyond = document.documentElement.scrollWidth > innerWidth ? [`${document.documentElement.scrollWidth} px wide on ${innerWidth}`] : []

    const squeezed = [...document.querySelectorAll('button > svg, a > svg, [role=status] svg')].flatMap((icon) => {
      const { width, height } = icon.getBoundingClientRect()
      return width < height - 1 ? [`icon ${icon.getAttribute('class') ?? ''} of ${width} × ${height} px`] : []
    })

    const touch = (one: DOMRect, other: DOMRect) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
    const covered = [...document.querySelectorAll('header > *')].flatMap((part) => {
      const range = document.createRange()
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        range.selectNodeContents(node)
        const box = range.getBoundingClientRect()
        const under = [...(part.parentElement?.children ?? [])].filter((other) => other !== part && touch(box, other.getBoundingClientRect()))
        found.push(...under.map((other) => `“${node.textContent ?? ''}” reaches under “${other.textContent}”`))
      }
      return found
    })

    const lines = (range: Range) => new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top))).size
    const torn: string[] = []
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.parentElement === null || getComputedStyle(node.parentElement).hyphens === 'auto') continue
      for (const word of (node.textContent ?? '').matchAll(/[\p{L}\d]+/gu)) {
        const range = document.createRange()
        range.setStart(node, word.index)
        range.setEnd(node, word.index + word[0].length)
        if (lines(range) > 1) torn.push(`“${word[0]}” is torn`)
      }
    }
    return [...beyond, ...squeezed, ...covered, ...torn]
  })
