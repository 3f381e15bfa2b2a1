import { describe, expect, it } from 'vitest'
import { german } from '@/lib/i18n/messages/german'

type Tree = { readonly [key: string]: string | Tree }

const texts = (tree: Tree): readonly string[] => Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : texts(value)))

/** What Platz stands for: a rank, or room. */
const ranks = [/^Platz$/, /^Platz, (?:Runden|Punkte)/, /: Platz, Runden/, /Platz \{rank\}/, /Platz: \{rank\}/, /nach Platz/, /Geteilter Platz/, /# (?:Platz|Plätze) (?:gewonnen|verloren)/, /die Plätze 1 bis 4/, /Plätzen?, nach denen gesetzt wurde/]
const room = [/Platz schaffen/, /Platz für die Unterschriften/]

describe('Platz in German', () => {
  it.each(texts(german).filter((text) => /\bPl(?:a|ä)tz/.test(text)))('is a rank or room, and a seat is a position: %s', (text) => {
    expect([...ranks, ...room].some((meaning) => meaning.test(text))).toBe(true)
    expect(text).not.toMatch(/Platz \{position\}/)
  })
})
