import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DraftTable } from '@/components/draw/draft-table'
import { PersonRow } from '@/components/people/person-row'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { german } from '@/lib/i18n/messages/german'

const nothing = () => undefined
const person = { id: 'a', startNumber: 1, name: 'Anna Meyer', club: '', present: false, seated: false, withdrawnAt: null, consent: 'notAsked' as const, version: 1 }
const seat = { seatId: 's', position: 1, startNumber: 1, name: 'Anna Meyer', club: '', withClubMate: false }

const parts: [string, ReactNode][] = [
  ['a button', <Button key="button">Weiter</Button>],
  ['the button of a dialog', <Dialog key="dialog" title="Sicher?" close="Schließen" trigger={<Button>Löschen …</Button>} />],
  ['the tick and the pencil beside a person', <PersonRow key="row" person={person} mayEdit mayCheckIn onTick={nothing} onEdit={nothing} onReturn={nothing} />],
  ['a seat of the draft', <DraftTable key="draft" table={{ number: 1, size: 4, seats: [seat] }} chosen={null} disabled={false} onChoose={nothing} />],
]

describe('as the server sends it, before its script works, nothing takes a tap that would be lost', () => {
  it.each(parts)('%s', (_, part) => {
    const page = renderToStaticMarkup(
      <NextIntlClientProvider locale="de" messages={german} timeZone="Europe/Berlin">
        {part}
      </NextIntlClientProvider>,
    )
    const buttons = page.match(/<button[^>]*>/g) ?? []
    expect(buttons.length).toBeGreaterThan(0)
    expect(buttons.filter((button) => !/ disabled(=|>| )/.test(button))).toEqual([])
  })
})
