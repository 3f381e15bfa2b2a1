import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'

import { launchBrowser } from '@/tests/support/browser'
import { misfits } from '@/tests/support/misfits'
import { picture } from '@/tests/support/picture'
import { allHere } from '@/tests/support/round/all-here'
import { deskStep } from '@/tests/support/round/desk-step'
import { ownLink } from '@/tests/support/round/own-link'
import { printed } from '@/tests/support/round/printed'
import { signCode } from '@/tests/support/round/sign-code'
import { seriousFindings } from '@/tests/support/serious-findings'
import { startSetUpApp } from '@/tests/support/start-set-up-app'
import { tournamentAtDesk } from '@/tests/support/tournament-at-desk'

const browser = await launchBrowser()
const app = await startSetUpApp()
afterAll(async () => {
  await browser?.close()
  await app.stop()
})

const names = ['Deniz Öztürk', 'Ina Busch', 'Paul Adam', 'Eva Dorn', 'Silke Kruse-Ott', 'Toni Graf', 'Anja Freese', 'Karl-Friedrich von der Heide', 'Cem Yılmaz', 'Berta Quast']
const clubs = ['DoKo Düsseldorf 1987', '', '', 'Doppelkopffreunde Oberammergau-Unterweißenbach 1887 e. V.', 'DoKo Düsseldorf 1987', '']
const people = names.map((name, index) => ({ name, club: clubs[index % clubs.length] ?? '' }))

async function newPage(width: number, height = 900): Promise<Page> {
  const context: BrowserContext | undefined = await browser?.newContext({ locale: 'de-DE', viewport: { width, height }, reducedMotion: 'reduce' })
  const page = await context?.newPage()
  if (!page) throw new Error('no browser')
  return page
}

const board = async (desk: Page) => desk.locator('main article').allInnerTexts()

describe.runIf(browser)('People who come and go', () => {
  it('draws again without the no-show, fills a seat, takes a substitute, goes on as four, freezes, and confirms on the own phone', async () => {
    const desk = await newPage(1280)
    const complaints: string[] = []
    desk.on('pageerror', (error) => complaints.push(error.message))
    const slug = await tournamentAtDesk(desk, app.url, people)
    const round = `${app.url}/desk/${slug}/round/1`
    await desk.goto(`${app.url}/desk/${slug}/people`)
    await allHere(desk)
    await desk.goto(`${app.url}/desk/${slug}/draw`)
    await desk.getByRole('button', { name: 'Runde 1 auslosen …' }).click()
    await desk.getByLabel('Losnummern').fill('7 23 31 40')
    await desk.getByRole('dialog').locator('button[type=submit]').click()
    await desk.getByRole('heading', { name: 'Runde 1 · Entwurf' }).waitFor()
    expect(await misfits(desk)).toEqual([])
    await picture(desk, 'draft-long-clubs')
    await deskStep(desk, 'Veröffentlichen …', 'Veröffentlichen')
    await desk.waitForURL('**/round/1')

    // A device joins with the code that stands on the printed sign.
    const [sign = ''] = await printed(desk, `${app.url}/desk/${slug}`, 'Tischschilder')
    const phone = await newPage(390, 780)
    await phone.goto(`${app.url}/list`)
    await phone.getByLabel('Tischnummer').fill('1')
    await phone.getByLabel('Code vom Tischschild').fill(signCode(sign))
    await phone.getByRole('button', { name: 'Liste öffnen' }).click()
    await phone.getByRole('heading', { name: 'Noch nicht freigegeben' }).waitFor()

    // The no-show is ticked off, and both pages say so.
    await desk.goto(`${app.url}/desk/${slug}/people`)
    await desk.getByRole('button', { name: 'Berta Quast ist da' }).click()
    await desk.getByRole('heading', { name: 'Seit der Auslosung hat sich etwas geändert' }).waitFor()
    await picture(desk, 'people-changed')
    await desk.goto(round)
    expect(await seriousFindings(desk)).toEqual([])
    await desk.getByRole('button', { name: 'Tische neu losen …' }).click()
    const dialog = desk.getByRole('dialog')
    const again = dialog.getByRole('button', { name: 'Neu losen und veröffentlichen' })
    expect(await dialog.innerText()).toContain('Ein Gerät ist schon angemeldet')
    expect(await again.getAttribute('data-disabled')).not.toBeNull()
    await dialog.getByLabel('Zum Bestätigen').fill('Runde 1')
    await picture(desk, 'redraw')
    await again.dblclick()
    await dialog.waitFor({ state: 'detached' })
    await desk.getByRole('heading', { name: 'Frühere Auslosungen dieser Runde' }).waitFor()
    expect((await board(desk)).join(' ')).not.toContain('Berta Quast')
    await picture(desk, 'archive')
    await phone.getByText('Die Tische wurden neu ausgelost').waitFor()
    await picture(phone, 'phone-drawn-again')

    // Somebody else takes the seat of one who is ill; it stands on the board and on the public plan, with the time.
    await desk.getByRole('button', { name: 'Position neu besetzen …' }).click()
    await dialog.getByLabel('Position', { exact: true }).selectOption({ label: await dialog.getByLabel('Position', { exact: true }).locator('option').first().innerText() })
    await dialog.getByLabel('Wer kommt').selectOption({ label: 'Jemand Neues …' })
    await dialog.getByLabel('Name').fill('Lotte Neu')
    await picture(desk, 'put-in')
    await dialog.getByRole('button', { name: 'Position besetzen' }).dblclick()
    await dialog.waitFor({ state: 'detached' })
    await desk.getByText(/Lotte Neu.*geändert \d\d:\d\d/).waitFor()
    const spectator = await newPage(390)
    await spectator.goto(`${app.url}/t/${slug}`)
    await spectator.getByText(/geändert \d\d:\d\d/).first().waitFor()
    expect(await misfits(spectator)).toEqual([])
    await picture(spectator, 'public-changed')

    await deskStep(desk, 'Runde freigeben …', 'Freigeben')
    await desk.getByRole('timer', { name: 'Restzeit', exact: true }).waitFor()

    // From here on the table of five.
    const five = desk.locator('main article', { hasText: 'Fünfertisch' }).getByRole('link')
    const list = app.url + ((await five.getAttribute('href')) ?? '')
    const number = (await five.innerText()).match(/\d+/)?.[0] ?? ''
    const signs = await printed(desk, `${app.url}/desk/${slug}`, 'Tischschilder')
    await phone.goto(`${app.url}/list`)
    await phone.getByRole('button', { name: 'Code eingeben' }).click()
    await phone.getByLabel('Tischnummer').fill(number)
    await phone.getByLabel('Code vom Tischschild').fill(signCode(signs[Number(number) - 1]))
    await phone.getByRole('button', { name: 'Liste öffnen' }).click()
    await phone.getByText('Spiel 1 von 30').first().waitFor()
    await desk.goto(list)

    // A phone that is lost is signed off at the desk.
    await desk.getByText('führt die Liste').waitFor()
    await picture(desk, 'devices')
    await desk.getByRole('button', { name: 'Abmelden …' }).click()
    await desk.getByRole('button', { name: 'Gerät abmelden' }).click()
    await desk.getByText('Kein Gerät ist angemeldet.').waitFor()
    await phone.getByText('Dieses Gerät ist an seinem Tisch abgemeldet.').waitFor()
    const leave = async () => {
      await desk.getByRole('button', { name: 'Jemand geht …' }).click()
      await dialog.waitFor()
    }
    await leave()
    const [first = ''] = await dialog.getByLabel('Wer geht?').locator('option').allInnerTexts()
    await dialog.getByLabel('Wer kommt').selectOption({ label: 'Jemand Neues …' })
    await dialog.getByLabel('Name').fill('Ole Ersatz')
    await picture(desk, 'substitute')
    await dialog.getByRole('button', { name: 'Position übergeben' }).dblclick()
    await dialog.waitFor({ state: 'detached' })
    await desk.getByText(`Position 1: Ole Ersatz für ${first.slice(2)}, ab Spiel 1`).waitFor()
    expect(await seriousFindings(desk)).toEqual([])

    await leave()
    await dialog.getByLabel('Wer geht?').selectOption('5')
    await dialog.getByText('Der Tisch spielt zu viert weiter').click()
    expect(await dialog.innerText()).toMatch(/Es bleiben 2\d Spiele statt 30/)
    await picture(desk, 'as-four')
    await dialog.getByRole('button', { name: 'Zu viert weiterspielen' }).dblclick()
    await dialog.waitFor({ state: 'detached' })
    await desk.getByText(/Position 5: .* ist vor dem ersten Spiel gegangen/).waitFor()

    await leave()
    await dialog.getByText('Die Liste wird eingefroren').click()
    await dialog.getByLabel('Grund').fill('Kreislauf')
    await dialog.getByRole('button', { name: 'Liste einfrieren' }).dblclick()
    await dialog.waitFor({ state: 'detached' })
    await desk.getByText('eingefroren').first().waitFor()
    await picture(desk, 'frozen')

    // Whoever sits at position 2 confirms on the own phone.
    const own = ((await desk.locator('main thead th').nth(2).innerText()) || '').trim()
    const link = await ownLink(desk, app.url, slug, own)
    const mine = await newPage(390, 780)
    await mine.goto(link)
    await mine.getByRole('heading', { name: own }).waitFor()
    await mine.getByText('Die Liste ist fertig. Stimmt sie?').waitFor()
    // Passed on, the address is the public page; on this phone it stays the own one.
    expect(new URL(mine.url()).hash).toBe('')
    await mine.reload()
    await mine.getByText('Die Liste ist fertig. Stimmt sie?').waitFor()
    expect(await seriousFindings(mine)).toEqual([])
    await picture(mine, 'own-complete')
    await mine.getByRole('button', { name: 'Stimmt, ich bestätige' }).dblclick()
    await mine.getByText('Du hast bestätigt.').waitFor()
    await picture(mine, 'own-confirmed')
    await mine.getByRole('link', { name: 'English' }).click()
    await mine.getByText('You have confirmed.').waitFor()

    // Without the token it is a page of the public, and a link that was made void opens nothing.
    await spectator.goto(link.split('#')[0] ?? '')
    await spectator.getByText('Ohne den persönlichen QR-Code').waitFor()
    expect(await spectator.locator('main').innerText()).not.toContain(own)
    await picture(spectator, 'person-public')
    await desk.goto(`${app.url}/desk/${slug}/people`)
    await desk.getByRole('button', { name: `${own} bearbeiten` }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Link ungültig machen und neuen zeigen' }).click()
    await desk.getByText('Der alte Link gilt nicht mehr.').waitFor()
    await mine.getByText('This personal link is not valid').waitFor()

    // And who has played withdraws, is told apart, and comes back.
    await desk.getByRole('dialog').getByRole('button', { name: 'Abmelden' }).click()
    await desk.getByText(/abgemeldet \d\d:\d\d/).first().waitFor()
    await picture(desk, 'people-withdrawn')
    await desk.getByRole('button', { name: `Wieder dabei: ${own}` }).click()
    await desk.getByRole('button', { name: `${own} ist da` }).waitFor()
    expect(complaints).toEqual([])
  })
})
