import { afterAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '@/tests/support/browser'
import { faultyNetwork } from '@/tests/support/faulty-network'
import { listPage, type ListPage } from '@/tests/support/list-page'
import { seatedHall } from '@/tests/support/seated-hall'
import { seriousFindings } from '@/tests/support/serious-findings'

const names = ['Anna Jansen', 'Kai Kruse-Ott', 'Can Öztürk', 'Ute Lehmann']

const browser = await launchBrowser()
const hall = await seatedHall([
  { size: 4, names },
  { size: 4, names },
  { size: 4, names },
  { size: 5, names: [...names, 'Piet Graf'], referee: { name: 'Ina Brandt', pin: '471103' } },
])
const network = await faultyNetwork(hall.app.url)
afterAll(async () => {
  await browser?.close()
  await network.stop()
  await hall.stop()
})

const device = (url = hall.app.url): Promise<ListPage> => {
  if (!browser) throw new Error('no browser')
  return listPage(browser, url)
}
const says = (screen: ListPage, text: string | RegExp) => screen.page.getByText(text).first().waitFor()
const onServer = (screen: ListPage) => screen.page.getByText('auf dem Server', { exact: true }).first().waitFor()
/** Answers one question of an open sheet. */
const answer = (screen: ListPage, question: string, words: string) => screen.page.getByRole('group', { name: question }).getByRole('button', { name: words, exact: true }).click()
const raise = (screen: ListPage) => screen.page.getByRole('dialog').getByRole('button', { name: 'Schiedsrichter rufen' }).click()

describe.runIf(browser)('The referee is called to a table', () => {
  it('rests play on every device of the table, keeps what was typed, and goes on when the claims are withdrawn', async () => {
    const [phone, other] = [await device(), await device()]
    await phone.scan(hall.signs[0]?.token ?? '')
    await says(phone, 'Spiel 1 von 24')
    await phone.enter(2, 1, 2)
    await says(phone, 'Spiel 2 von 24')
    await other.scan(hall.signs[0]?.token ?? '')
    await says(other, 'Diese Liste wird auf einem anderen Gerät geführt.')

    await phone.tap('Wert 4')
    await phone.tap('Schiedsrichter rufen')
    await answer(phone, 'Wer reklamiert?', 'Jansen')
    for (const name of ['Öztürk', 'Kruse-Ott', 'Lehmann']) await answer(phone, 'Gegen wen?', name)
    await answer(phone, 'Worum geht es?', 'Falsch bedient')
    await answer(phone, 'Waren die Parteien für alle klar?', 'Ja')
    expect(await seriousFindings(phone.page)).toEqual([])
    await raise(phone)
    await says(phone, /^Schiedsrichter gerufen · 0:0\d$/)
    await says(phone, 'Spiel 2 · Jansen gegen Kruse-Ott, Lehmann · Falsch bedient · Parteien klar')
    expect(await phone.page.getByRole('button', { name: 'Wert 4' }).isVisible()).toBe(false)
    await says(other, 'Jansen gegen Kruse-Ott, Lehmann')

    await phone.tap('Noch eine Reklamation')
    await answer(phone, 'Welches Spiel?', 'Spiel 1')
    await raise(phone)
    await says(phone, /^Spiel 1$/)
    expect(await seriousFindings(phone.page)).toEqual([])

    await phone.page.getByRole('button', { name: 'Reklamation zurückziehen' }).first().click()
    await phone.page.getByLabel('Grund, wenn gewünscht').fill('doch bedient')
    await phone.page.getByRole('dialog').getByRole('button', { name: 'Zurückziehen' }).click()
    await says(other, /^Spiel 1$/)
    await says(phone, 'Spiel ruht')
    await phone.tap('Reklamation zurückziehen')
    await phone.page.getByRole('dialog').getByRole('button', { name: 'Zurückziehen' }).click()
    await phone.page.getByRole('button', { name: 'Wert 4', pressed: true }).waitFor()
    expect(await phone.page.getByText('Spiel ruht').count()).toBe(0)
    await onServer(phone)
    await phone.context.close()
    await other.context.close()
  })

  it('without network too: the table is told to fetch him, and the call goes out once the network is back', async () => {
    const [phone, other] = [await device(network.url), await device()]
    await phone.scan(hall.signs[1]?.token ?? '')
    await says(phone, 'Spiel 1 von 24')
    await onServer(phone)
    await phone.page.getByRole('button', { name: 'Schiedsrichter rufen', disabled: false }).waitFor()
    network.be('pages')
    await says(phone, 'Kein Netz. Weiterschreiben geht')
    await phone.tap('Schiedsrichter rufen')
    await raise(phone)
    await says(phone, 'Der Ruf ist noch nicht auf dem Server. Bitte selbst Bescheid geben.')
    await phone.page.reload()
    await says(phone, 'Schiedsrichter gerufen')
    await says(phone, '1 nicht gesendet')

    network.be('whole')
    await onServer(phone)
    expect(await phone.page.getByText('Der Ruf ist noch nicht auf dem Server').count()).toBe(0)
    await other.scan(hall.signs[1]?.token ?? '')
    await says(other, 'Schiedsrichter gerufen')
    await phone.context.close()
    await other.context.close()
  })

  it('takes what the referee said as an unsigned row without network, deals again, and rests for the tribunal after a challenge', async () => {
    const [phone, other] = [await device(network.url), await device()]
    await phone.scan(hall.signs[2]?.token ?? '')
    await says(phone, 'Spiel 1 von 24')
    await onServer(phone)
    await phone.page.getByRole('button', { name: 'Schiedsrichter rufen', disabled: false }).waitFor()
    network.be('pages')
    await says(phone, 'Kein Netz. Weiterschreiben geht')
    await phone.tap('Schiedsrichter rufen')
    await answer(phone, 'Gegen wen?', 'Kruse-Ott')
    await raise(phone)
    await phone.tap('Entscheidung eintragen')
    await phone.page.getByRole('dialog').getByText('schwerwiegend', { exact: true }).click()
    await says(phone, /Jansen gibt noch einmal, die Nummer bleibt/)
    expect(await seriousFindings(phone.page)).toEqual([])
    await phone.tap('Eintragen, noch nicht abgezeichnet')
    await says(phone, 'unabgezeichnet')
    expect((await phone.rows())[0]).toBe('⚑ 1 +4 +4 \u221212 \u221212 +4 +4 +4 +4')
    await says(phone, 'Spiel 1 von 24')
    expect(await phone.page.getByText('Spiel ruht').count()).toBe(0)

    await phone.tap(/^⚑ 1/)
    await phone.tap('Hier abzeichnen')
    await says(phone, /Abzeichnen geht, sobald das Netz wieder da ist/)
    await phone.tap('Schließen')
    network.be('whole')
    await onServer(phone)
    await other.scan(hall.signs[2]?.token ?? '')
    await says(other, 'unabgezeichnet')

    await phone.tap(/^⚑ 1/)
    await phone.tap(/^Einspruch$/)
    await answer(phone, 'Wer erhebt Einspruch?', 'Kruse-Ott')
    await phone.tap('Einspruch erheben')
    await says(phone, /^Einspruch · 0:0\d$/)
    await says(phone, 'Das Spiel ruht, bis das Schiedsgericht entschieden hat')
    await says(other, 'Das Spiel ruht, bis das Schiedsgericht entschieden hat')
    expect(await phone.page.getByRole('button', { name: 'Wert 4' }).isVisible()).toBe(false)
    expect(await seriousFindings(phone.page)).toEqual([])
    await phone.context.close()
    await other.context.close()
  })

  it('signs on the table’s device with a PIN: a wrong one is refused, the right one is shown nowhere and stands on the list', async () => {
    network.be('whole')
    const phone = await device(network.url)
    await phone.scan(hall.signs[3]?.token ?? '')
    await says(phone, 'Spiel 1 von 30')
    await phone.tap('Schiedsrichter rufen')
    await raise(phone)
    await phone.tap('Entscheidung eintragen')
    await phone.page.getByRole('dialog').getByRole('button', { name: '1 Jansen' }).click()
    await phone.page.getByRole('dialog').getByText('geringfügig', { exact: true }).click()
    await says(phone, /sitzt in diesem Spiel|spielt hier nicht mit/)
    await phone.page.getByRole('dialog').getByRole('button', { name: '5 Graf' }).click()
    await phone.tap('Eintragen, noch nicht abgezeichnet')
    await onServer(phone)
    expect((await phone.rows())[0]).toBe('⚑ 1 0 – +1 +1 +1 +1 +1 +1 \u22123 \u22123')

    await phone.tap(/^Abzeichnen$/)
    await phone.tap('Hier abzeichnen')
    await answer(phone, 'Wer zeichnet ab?', 'Ina Brandt')
    const pin = phone.page.getByLabel('PIN des Schiedsrichters')
    expect(await pin.getAttribute('type')).toBe('password')
    const sign = () => phone.page.getByRole('dialog').getByRole('button', { name: 'Abzeichnen', exact: true }).click()
    await pin.fill('471104')
    await sign()
    await says(phone, 'Diese PIN stimmt nicht.')
    expect(await pin.inputValue()).toBe('')
    network.be('pages')
    await pin.fill('471103')
    await sign()
    await says(phone, /Abzeichnen geht nur mit Kontakt zum Server/)
    network.be('whole')
    await onServer(phone)
    await pin.fill('471103')
    await sign()
    await says(phone, /^abgezeichnet \d\d:\d\d$/)
    await says(phone, 'Spiel 1 von 30')
    await phone.context.close()
  })
})
