import { afterAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '@/tests/support/browser'
import { faultyNetwork } from '@/tests/support/faulty-network'
import { listPage, type ListPage } from '@/tests/support/list-page'
import { seatedHall } from '@/tests/support/seated-hall'
import { seriousFindings } from '@/tests/support/serious-findings'

const names = ['Anna Jansen', 'Kai Kruse-Ott', 'Can Öztürk', 'Ute Lehmann']
const longNames = ['Maximiliane von Hohenlohe-Langenburg', 'Wolf Schmidt-Rottluff-Hagenbeck', 'Jo Ng', 'Dietrich Bonhoeffermeister', 'Anna Papadopoulou-Konstantinidis']

const browser = await launchBrowser()
const hall = await seatedHall([
  { size: 4, names },
  { size: 4, names },
  { size: 5, names: longNames },
  { size: 4, names, state: 'published' },
])
const network = await faultyNetwork(hall.app.url)
afterAll(async () => {
  await browser?.close()
  await network.stop()
  await hall.stop()
})

const tokenOf = (table: number): string => hall.signs[table]?.token ?? ''
const device = (url = hall.app.url): Promise<ListPage> => {
  if (!browser) throw new Error('no browser')
  return listPage(browser, url)
}
const says = (screen: ListPage, text: string | RegExp) => screen.page.getByText(text).first().waitFor()
const onServer = (screen: ListPage) => says(screen, 'auf dem Server')

describe.runIf(browser)('The list on a phone', () => {
  it('is opened by the sign, takes games by taps, refuses in words, and keeps what was corrected', async () => {
    const phone = await device()
    await phone.scan(tokenOf(0))
    await says(phone, 'Spiel 1 von 24')
    expect(phone.page.url()).not.toContain('#')

    await phone.enter(3, 3, 4)
    await says(phone, 'Spiel 2 von 24')
    await phone.tap('Wert 2')
    await phone.page.getByRole('group', { name: /positiv/ }).getByRole('button', { name: /^4 / }).dblclick()
    await phone.tap('Pflichtsolo Lehmann \u22126 eintragen')
    await says(phone, 'Spiel 3 von 24')
    await onServer(phone)
    expect(await phone.rows()).toEqual(['1 N1 \u22123 \u22123 \u22123 \u22123 +3 +3 +3 +3', '2 S4 \u22121 +2 \u22121 +2 +5 +2 \u22123 \u22126'])

    await phone.tap('Punkte wie auf Papier eingeben')
    for (const [position, points] of [[1, '2'], [2, '2'], [3, '-2'], [4, '-1']] as const) {
      await phone.page.getByRole('textbox', { name: new RegExp(`Spielpunkte ${position} `) }).fill(points)
    }
    await phone.tap('Normalspiel eintragen')
    await says(phone, /Die Quersumme muss 0 sein.*TSR 7\.3\.3/)
    expect(await phone.rows()).toHaveLength(2)

    await phone.tap(/^1 N1/)
    await phone.tap(/^Berichtigen$/)
    await phone.tap('Wert 5')
    for (const position of [1, 2]) await phone.page.getByRole('group', { name: /positiv/ }).getByRole('button', { name: new RegExp(`^${position} `) }).click()
    await phone.tap('Berichtigen: Normalspiel')
    await says(phone, 'Spiel 3 von 24')
    expect((await phone.rows())[0]).toBe('1 N1 +5 +5 +5 +5 \u22125 \u22125 \u22125 \u22125')
    await phone.tap(/^1 N1/)
    await says(phone, /^Vorher, .* von diesem Gerät:$/)
    await phone.tap('Schließen')

    await phone.tap('Zurück, letzte Zeile herausnehmen')
    await says(phone, 'Spiel 2 von 24')
    await onServer(phone)
    expect(await phone.rows()).toHaveLength(1)
    expect(await seriousFindings(phone.page)).toEqual([])
    await phone.context.close()
  })

  it('keeps what was typed without network, over a reload too, and doubles nothing when an acknowledgement was lost', async () => {
    const phone = await device(network.url)
    await phone.scan(tokenOf(1))
    await says(phone, 'Spiel 1 von 24')
    await onServer(phone)

    network.be('pages')
    await phone.enter(2, 1, 2)
    await says(phone, 'Spiel 2 von 24')
    await phone.enter(1, 3, 4)
    await says(phone, '2 nicht gesendet')
    expect(await phone.page.getByText('auf dem Server', { exact: true }).count()).toBe(0)
    await phone.page.reload()
    await says(phone, '2 nicht gesendet')
    expect(await phone.rows()).toHaveLength(2)

    network.be('swallows')
    await phone.page.waitForResponse((answer) => answer.url().includes('/api/device/list'), { timeout: 20_000 }).catch(() => undefined)
    expect(await phone.page.getByText('auf dem Server', { exact: true }).count()).toBe(0)

    network.be('whole')
    await onServer(phone)
    expect(await phone.rows()).toHaveLength(2)
    await says(phone, 'Spiel 3 von 24')
    await phone.context.close()
  })

  it('is taken over on purpose; what the first device then still had is a conflict that a person decides', async () => {
    network.be('whole')
    const [first, second] = [await device(network.url), await device()]
    await first.scan(tokenOf(2))
    await says(first, 'Spiel 1 von 30')
    await onServer(first)
    network.be('pages')
    await first.enter(2, 2, 3)
    await says(first, '1 nicht gesendet')

    await second.page.goto(`${hall.app.url}/list#t=${tokenOf(2)}`)
    await says(second, 'Diese Liste wird auf einem anderen Gerät geführt.')
    expect(await second.page.getByRole('button', { name: 'Wert 1' }).count()).toBe(0)
    await second.tap('Liste hier weiterführen')
    await second.tap(/^Hier weiterführen$/)
    await says(second, 'Spiel 1 von 30')
    await second.enter(4, 2, 3)
    await onServer(second)

    network.be('whole')
    await says(first, 'Diese Liste wird auf einem anderen Gerät geführt.')
    await first.tap(/^Ansehen$/)
    await says(first, 'Inzwischen steht etwas anderes da')
    expect(await first.page.getByRole('dialog').getByText(/Ng \+[24]/).allTextContents()).toEqual(['Ng +2', 'Ng +4'])
    await first.tap('Meine Eingabe gilt')
    await onServer(first)
    await says(second, '+2')
    expect((await second.rows())[0]).toBe((await first.rows())[0])

    await second.page.setViewportSize({ width: 320, height: 568 })
    expect(await second.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await first.context.close()
    await second.context.close()
  })

  it('shows the seats before the release and takes nothing; a wrong code is said at the door', async () => {
    const phone = await device()
    await phone.scan(tokenOf(3))
    await says(phone, 'Noch nicht freigegeben')
    expect(await phone.page.getByRole('button', { name: 'Wert 1' }).count()).toBe(0)
    await phone.tap('Mehr')
    await phone.tap('Anderer Tisch')
    await phone.tap('Liste öffnen')
    await says(phone, 'Bitte die sechs Zeichen des Codes eingeben.')
    await phone.page.getByLabel('Tischnummer').fill('1')
    await phone.page.getByLabel('Code vom Tischschild').fill('zzz222')
    await phone.tap('Liste öffnen')
    await says(phone, /mehrere Turniere/)
    await phone.tap('Zurück zur Liste')
    await says(phone, 'Noch nicht freigegeben')
    await phone.context.close()
  })
})
