import { afterAll, beforeEach, describe, expect, it } from 'vitest'

import { launchBrowser } from '@/tests/support/browser'
import { deskEvening } from '@/tests/support/evening/desk-evening'
import { drawAs } from '@/tests/support/evening/draw-as'
import { evening, type EveningEvent } from '@/tests/support/evening/evening'
import { handIn } from '@/tests/support/evening/hand-in'
import { playEvents } from '@/tests/support/evening/play-events'
import { refereeAtWork } from '@/tests/support/evening/referee-at-work'
import { picture } from '@/tests/support/picture'
import { deskStep } from '@/tests/support/round/desk-step'
import { enterCode } from '@/tests/support/round/enter-code'
import { gatherPeople } from '@/tests/support/round/gather-people'
import { listPhone, type ListPhone } from '@/tests/support/round/list-phone'
import { openDesk } from '@/tests/support/round/open-desk'
import { openList } from '@/tests/support/round/open-list'
import { printed } from '@/tests/support/round/printed'
import { ranked } from '@/tests/support/round/ranked'
import { signCode } from '@/tests/support/round/sign-code'
import { signed } from '@/tests/support/round/signed'
import { startApp } from '@/tests/support/start-app'

const browser = await launchBrowser()
const app = await startApp()
afterAll(async () => {
  await browser?.close()
  await app.stop()
})

// Where the printed link leads: a session belongs to one host name.
const { origin } = new URL(app.setUpLink ?? app.url)
const { people, noShow, substitute, corrected, rounds, standings } = evening

const profile = async (width: number, height: number) => (await browser?.newContext({ locale: 'de-DE', viewport: { width, height }, reducedMotion: 'reduce' }))?.newPage()
const pages = { desk: await profile(1280, 900), referee: await profile(390, 780), phones: browser ? [await listPhone(browser, 320, 568), await listPhone(browser, 390, 780)] : [] }
const here = <Thing>(thing: Thing | undefined): Thing => {
  if (thing === undefined) throw new Error('no browser')
  return thing
}
const errors: string[] = []
for (const page of [pages.desk, pages.referee]) page?.on('pageerror', (error) => errors.push(error.message))

beforeEach(({ onTestFailed }) => {
  onTestFailed(async () => {
    for (const [index, page] of [pages.desk, pages.referee, ...pages.phones.map((phone) => phone.page)].entries()) if (page) await picture(page, `evening-failed-${index}`)
  })
})

const shortOf = (name: string) => people.find((person) => person.name === name)?.short ?? name
let address = ''
const atDesk = () => deskEvening(here(pages.desk), address)
let referee: Awaited<ReturnType<typeof refereeAtWork>>

/** Plays one round at both tables from the release to the hand-in, with everything that happened there. */
async function playRound(round: number): Promise<void> {
  const tables = (rounds[round - 1] ?? []).map((table, index) => ({ ...table, number: index + 1, phone: here(pages.phones[index]) }))
  const seated = tables.map(({ seats, size, number, phone }) => ({ phone, table: number, size, fullNames: [...seats], names: seats.map(shortOf) }))
  const together = (run: (table: (typeof seated)[number], events: readonly EveningEvent[]) => Promise<void>) => Promise.all(seated.map((table, index) => run(table, tables[index]?.events ?? [])))
  const part = (events: readonly EveningEvent[], from: EveningEvent['type'] | null, to: EveningEvent['type'] | null) =>
    events.slice(from === null ? 0 : events.findIndex(({ type }) => type === from) + 1, to === null ? undefined : events.findIndex(({ type }) => type === to))

  await together(async (table, events) => {
    const change = events.find((event) => event.type === 'substitute')
    if (!change) return playEvents(table, part(events, null, 'end'), referee)
    await playEvents(table, part(events, null, 'substitute'), referee)
    await takeOver(round, table.table, change.position, change.fromGame)
    table.fullNames[change.position - 1] = substitute.person
    table.names[change.position - 1] = shortOf(substitute.person)
    await table.phone.page.getByText(shortOf(substitute.person)).first().waitFor()
    await playEvents(table, part(events, 'substitute', 'end'), referee)
  })
  await picture(here(pages.phones[0]).page, `evening-round-${round}`)
  await atDesk().announceEnd(round, [1, 2])
  await together(async (table, events) => {
    const end = events.find((event) => event.type === 'end')
    await table.phone.tap(end?.begun ? 'Ja, schon gegeben' : 'Nein')
    await playEvents(table, part(events, 'end', 'struck'), referee)
  })
  for (const { number, events } of tables) {
    const struck = events.find((event) => event.type === 'struck')
    await atDesk().strike(round, number, struck?.count ?? 0)
  }
  await together(async (table, events) => {
    await playEvents(table, part(events, 'struck', null), referee)
    await handIn(table.phone, tables[table.table - 1]?.totals ?? [], table.names)
  })
  await atDesk().checkAndClose(round, [1, 2])
}

async function takeOver(round: number, table: number, position: number, fromGame: number): Promise<void> {
  const page = here(pages.desk)
  await atDesk().openTable(round, table)
  await page.getByRole('button', { name: 'Jemand geht …' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Wer geht?').selectOption(String(position))
  const comes = await dialog.getByRole('option', { name: new RegExp(substitute.person) }).getAttribute('value')
  await dialog.getByLabel('Wer kommt').selectOption(comes)
  await dialog.getByText(`ab dem nächsten, Spiel ${fromGame}`).waitFor({ state: 'attached' })
  await dialog.getByRole('button', { name: 'Position übergeben' }).dblclick()
  await dialog.waitFor({ state: 'detached' })
}

/** The sign stands on the table all day: its code opens the list of the round that is on. */
async function openPhones(again: boolean): Promise<void> {
  const signs = await printed(here(pages.desk), address, 'Tischschilder')
  await Promise.all(
    pages.phones.map(async (phone, table) => {
      const code = signCode(signs[table])
      if (!again) return openList(phone, origin, table + 1, code)
      await phone.page.getByText('Diese Liste ist fertig.', { exact: false }).waitFor()
      await phone.tap('Code eingeben')
      await enterCode(phone, table + 1, code)
    }),
  )
}

describe.runIf(browser)('An evening of two rounds under the rules', () => {
  it('nine people are drawn, one does not come and somebody else takes the seat, all before the release', async () => {
    const page = here(pages.desk)
    address = await openDesk(page, app.setUpLink ?? '', 2)
    referee = await refereeAtWork(page, here(pages.referee), address)
    const drawn = people.filter(({ name }) => name !== noShow.replacedBy)
    await page.goto(`${address}/people`)
    await gatherPeople(page, drawn)
    const seats = (rounds[0] ?? []).map((table) => table.seats.map((name) => (name === noShow.replacedBy ? noShow.name : name)))
    await drawAs(page, address, 1, seats)
    const { name, club } = here(people.find((person) => person.name === noShow.replacedBy))
    await atDesk().replaceNoShow(noShow.name, name, club)
    await page.getByText(name).first().waitFor()
  })

  it('round 1 is played with penalties on the own device and by PIN, struck games and presented solos', async () => {
    await openPhones(false)
    await atDesk().release(1)
    await playRound(1)
  })

  it('a list is found wrong after round 1 was closed, opened again, put right and checked', async () => {
    const page = here(pages.desk)
    await atDesk().openTable(corrected.round, corrected.table)
    await page.getByRole('button', { name: 'Wieder öffnen …' }).click()
    await page.getByRole('dialog').getByLabel('Grund').fill('Spiel 1 hatte den Wert 3')
    await page.getByRole('dialog').getByRole('button', { name: 'Wieder öffnen', exact: true }).click()
    await page.getByRole('button', { name: `Spiel ${corrected.gameNo} berichtigen` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: `Wert ${corrected.value}`, exact: true }).click()
    await dialog.getByRole('button', { name: 'Berichtigen: Normalspiel', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(async () => (await page.locator('tfoot td').allInnerTexts()).slice(0, -1)).toEqual(corrected.totals.map(signed))
    await deskStep(page, 'Prüfen', 'Ist geprüft')
    await page.goto(`${address}/results`)
    await page.getByText(/^korrigiert \d\d:\d\d$/).waitFor()
  })

  it('round 2 is played with a leaver and the late-comer as substitute', async () => {
    await drawAs(here(pages.desk), address, 2, (rounds[1] ?? []).map(({ seats }) => seats))
    await openPhones(true)
    await atDesk().release(2)
    await playRound(2)
  })

  it('the final standings are those that were written down, ties and all', async () => {
    const page = here(pages.desk)
    await page.goto(`${address}/results`)
    await page.getByText('amtlich', { exact: true }).waitFor()
    await picture(page, 'evening-results')
    expect((await ranked(page)).toSorted()).toEqual(standings.map(({ rank, name, points }) => `${rank} | ${name} | ${signed(points)}`).toSorted())
    const complaints = pages.phones.flatMap((phone: ListPhone) => phone.complaints)
    expect([...errors, ...complaints]).toEqual([])
  })
})
