import type { Page } from 'playwright-core'

/** What does not fit where it stands: beyond the edge, an icon squeezed flat, or words of a page head that reach under what stands beside them. */
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
    return [...beyond, ...squeezed, ...covered]
  })
