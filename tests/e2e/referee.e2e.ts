import { randomBytes } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '@/tests/support/browser'
import { minor } from '@/tests/support/penalty-scene'
import { refereeHall } from '@/tests/support/referee-hall'
import { seriousFindings } from '@/tests/support/serious-findings'
import { tableDevice } from '@/tests/support/table-device'

const browser = await launchBrowser()
const hall = await refereeHall(5, ['Imke Petersen', 'Cem Yılmaz', 'Toni Graf', 'Karl-Friedrich von der Heide', 'Silke Kruse-Ott'])
afterAll(async () => {
  await browser?.close()
  await hall.stop()
})

const { app, slug, tableId, token, listId } = hall
const queue = `${app.url}/referee/${slug}`
const table = `${queue}/tables/${tableId}`

describe.runIf(browser)('A referee on the phone', () => {
  it('sees the call of a table at once, decides it, and the list has the row with his name', async () => {
    if (!browser) throw new Error('no browser')
    const device = await tableDevice(app.url, token, listId)
    const page = await hall.signIn(browser, 'referee')
    await page.getByText('Nichts offen').waitFor()
    expect(await seriousFindings(page)).toEqual([])

    expect(await device.send('claim-raised', { claimId: 'c1', place: 1, claimant: 4, offenders: [2], partiesClear: true })).toBe('stored')
    await page.getByText('von Karl-Friedrich von der Heide gegen Cem Yılmaz').waitFor()
    await page.getByRole('link', { name: /Reklamation/ }).click()
    await page.waitForURL(table)
    await page.getByText('Gerufen: Karl-Friedrich von der Heide · gegen Cem Yılmaz').waitFor()

    // Petersen deals and sits out: refused, with the reason.
    const sign = page.getByRole('button', { name: 'Abzeichnen als Karin Brandt' })
    const offender = page.getByRole('group', { name: 'Verursacher' })
    await page.getByRole('button', { name: 'schwerwiegend' }).click()
    await offender.getByRole('button', { name: /1 Imke Petersen/ }).click()
    await page.getByText(/Imke Petersen spielt hier nicht mit und bekommt keine Strafpunkte/).waitFor()
    expect(await sign.isDisabled()).toBe(true)
    await offender.getByRole('button', { name: /2 Cem Yılmaz/ }).click()
    await page.getByRole('button', { name: 'Solo', exact: true }).click()
    await page.getByRole('group', { name: 'Solo von' }).getByRole('button', { name: /4 Karl-Friedrich/ }).click()
    await page.getByRole('button', { name: 'keine 90' }).click()
    const result = page.getByRole('status')
    expect(await result.innerText()).toMatch(/−15 Cem Yılmaz\s+\+15 Karl-Friedrich von der Heide[\s\S]+gilt als gespielt und gewonnen, das Pflichtsolo ist erledigt[\s\S]+9\.4\.4/)
    expect(await seriousFindings(page)).toEqual([])

    // Nobody told the table yet, and it types the next game: no conflict.
    expect(await device.send('game-entered', { place: 1, kind: 'normal', soloist: null, points: [null, 1, 1, -1, -1] })).toBe('stored')
    await sign.click()
    await page.waitForURL(queue)
    await page.getByText('Nichts offen').waitFor()
    const { operations } = (await device.get('/api/device/list')) as { operations: { kind: string; by: string }[] }
    expect(operations.slice(-2).map(({ kind, by }) => [kind, by.startsWith('account:')])).toEqual([['penalty-awarded', true], ['penalty-countersigned', true]])
  })

  it('sets a PIN, with which the table signs once, and reads where it was used', async () => {
    if (!browser) throw new Error('no browser')
    const device = await tableDevice(app.url, token, listId)
    const page = await hall.signIn(browser, 'referee')
    await page.getByLabel('Neue PIN, sechs Ziffern').fill('123456')
    await page.getByLabel('Noch einmal').fill('123456')
    await page.getByRole('button', { name: 'PIN setzen' }).click()
    await page.getByText(/keine, die jemand zuerst probiert/).waitFor()
    await page.getByLabel('Neue PIN, sechs Ziffern').fill('402718')
    await page.getByLabel('Noch einmal').fill('402718')
    await page.getByRole('button', { name: 'PIN setzen' }).click()
    await page.getByText('Eine PIN ist gesetzt.').waitFor()

    const place = 2
    expect(await device.send('penalty-awarded', minor({ penaltyId: 'p2', place, offender: 3 }))).toBe('stored')
    await page.getByRole('link', { name: /Nicht abgezeichnet/ }).waitFor()
    const referees = (await device.get('/api/device/referees')) as { accountId: string; name: string }[]
    expect(referees.map(({ name }) => name)).toEqual(['Karin Brandt'])
    const order = { opId: randomBytes(16).toString('hex'), penaltyId: 'p2', baseVersion: 1, accountId: referees[0]?.accountId, pin: '402718' }
    expect(await device.post('/api/device/sign', { ...order, pin: '111222' })).toMatchObject({ status: 403, code: 'pin-wrong' })
    expect(await device.post('/api/device/sign', order)).toEqual({ status: 200 })
    await page.getByText('Tisch 1: mit PIN abgezeichnet').waitFor()
    await page.getByText('Tisch 1: falsche PIN').waitFor()
    await page.getByText('Nichts offen').waitFor()
  })

  it('notes a challenge, which the tribunal decides finally with the time it took', async () => {
    if (!browser) throw new Error('no browser')
    const page = await hall.signIn(browser, 'referee')
    await page.goto(table)
    await page.getByRole('button', { name: 'Einspruch …' }).last().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /3 Toni Graf/ }).click()
    await dialog.getByRole('button', { name: 'Eintragen' }).click()
    await page.getByText('Einspruch läuft').waitFor()

    const tribunal = await hall.signIn(browser, 'tribunal')
    await tribunal.getByRole('link', { name: /Einspruch/ }).click()
    await tribunal.getByRole('heading', { name: 'Entscheidung des Schiedsgerichts' }).waitFor()
    await tribunal.getByRole('button', { name: 'ändert' }).click()
    await tribunal.getByRole('group', { name: 'Verursacher' }).getByRole('button', { name: /4 Karl-Friedrich/ }).click()
    await tribunal.getByLabel('Minuten').fill('7')
    expect(await seriousFindings(tribunal)).toEqual([])
    await tribunal.getByRole('button', { name: 'Endgültig entscheiden als Jens Albers' }).click()
    await tribunal.waitForURL(queue)
    await tribunal.getByText('Nichts offen').waitFor()

    await tribunal.getByRole('button', { name: 'Verhängen …' }).click()
    const impose = tribunal.getByRole('dialog')
    await impose.getByLabel('Wer').selectOption({ label: '3 Toni Graf' })
    await impose.getByLabel('Was').selectOption({ label: 'Punktabzug' })
    await impose.getByLabel('Abzug in Punkten').fill('12')
    await impose.getByLabel('Grund').fill('Karten offen gezeigt')
    await impose.getByLabel('Grund').press('Enter')
    await tribunal.getByText('−12 Punkte').waitFor()
    expect(await tribunal.getByText(/auf den Listen .+, nach Abzug /).count()).toBe(1)

    await tribunal.getByRole('link', { name: 'Protokoll' }).click()
    await tribunal.getByRole('heading', { name: 'Protokoll der Entscheidungen' }).waitFor()
    const log = await tribunal.locator('ol li b').allInnerTexts()
    expect(log).toEqual(['Reklamation', 'Entscheidung', 'Abgezeichnet', 'Entscheidung', 'Abgezeichnet', 'Einspruch', 'Schiedsgericht', 'Nachspielzeit', 'Punktabzug'])
    expect(await seriousFindings(tribunal)).toEqual([])
  })

  it('is reached from the desk, where its step says how much waits', async () => {
    if (!browser) throw new Error('no browser')
    const device = await tableDevice(app.url, token, listId)
    await device.send('claim-raised', { claimId: 'c9', place: 2, claimant: null, offenders: [], partiesClear: null })
    const page = await hall.signIn(browser, 'desk', { viewport: { width: 1280, height: 900 } })
    await page.goto(`${app.url}/desk/${slug}/lists`)
    const step = page.getByRole('link', { name: /^Schiedsrichter\s*1$/ })
    await step.click()
    await page.waitForURL(queue)
    expect(await page.getByRole('button', { name: 'Verhängen …' }).count()).toBe(0)
  })

  it('awards a bound decision from the catalogue that the desk keeps, on the list or beside it', async () => {
    if (!browser) throw new Error('no browser')
    const desk = await hall.signIn(browser, 'desk', { viewport: { width: 1280, height: 900 } })
    await desk.goto(`${app.url}/desk/${slug}/settings`)
    const catalogue = desk.getByRole('region', { name: 'Katalog der Schiedsrichter' })
    const enter = async (called: string, points: string, credits: boolean) => {
      await catalogue.getByRole('button', { name: 'Gebundene Entscheidung …' }).click()
      const dialog = desk.getByRole('dialog')
      await dialog.getByLabel('Bezeichnung').fill(called)
      await dialog.getByLabel('Strafpunkte').fill(points)
      if (!credits) await dialog.getByLabel(/Gutschrift für die drei Mitspieler/).uncheck()
      await dialog.getByRole('button', { name: 'Übernehmen' }).click()
      await dialog.waitFor({ state: 'hidden' })
      await catalogue.getByText(called, { exact: true }).waitFor()
    }
    await enter('In fremde Karten gesehen', '6', true)
    await enter('Zu spät am Tisch', '5', false)
    await catalogue.getByText('−5 · ohne Gutschrift').waitFor()
    expect(await seriousFindings(desk)).toEqual([])

    const page = await hall.signIn(browser, 'referee')
    await page.goto(table)
    await page.getByRole('button', { name: 'gebunden', exact: true }).click()
    await page.getByRole('group', { name: 'Verursacher' }).getByRole('button', { name: /4 Karl-Friedrich/ }).click()
    const which = page.getByLabel('Gebundene Entscheidung')
    await which.selectOption({ label: 'Zu spät am Tisch · TSR 9.7.3' })
    await page.getByText('Außerhalb der Liste, ohne Gutschrift.').waitFor()
    expect(await page.getByRole('status').innerText()).toMatch(/^−5 Karl-Friedrich von der Heide/)
    await which.selectOption({ label: 'In fremde Karten gesehen · TSR 9.7.3' })
    await page.getByText('+2 Toni Graf').waitFor()
    expect(await page.getByRole('status').innerText()).toMatch(/^−6 Karl-Friedrich von der Heide[\s\S]+Das Spiel geht weiter[\s\S]+9\.7\.3/)
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Abzeichnen als Karin Brandt' }).click()
    await page.waitForURL(queue)
    await page.goto(`${queue}/log`)
    await page.getByText('In fremde Karten gesehen').waitFor()
  })
})
