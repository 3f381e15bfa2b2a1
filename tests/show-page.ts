import Database from 'better-sqlite3'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { launchBrowser } from '@/tests/support/browser'
import { seriousFindings } from '@/tests/support/serious-findings'
import { startSetUpApp } from '@/tests/support/start-set-up-app'
import { tournamentAtDesk } from '@/tests/support/tournament-at-desk'
import { printedPeople } from '@/tests/support/printed-people'
const app = await startSetUpApp()
const browser = await launchBrowser()
if (!browser) throw new Error('no browser')
const page = await (await browser.newContext({ locale: 'de-DE', viewport: { width: 1280, height: 900 } })).newPage()
const slug = await tournamentAtDesk(page, app.url, printedPeople.ordinary(53).map(({ name, club }) => ({ name, club })))
const shot = async (name: string) => { await page.screenshot({ path: `/tmp/prints-show/page-${name}.png`, fullPage: true }) }
await page.goto(`${app.url}/desk/${slug}/print`); await page.waitForTimeout(1500); await shot('empty')
const draw = await page.request.post(`${app.url}/api/desk/${slug}/draw`, { data: { seed: '7 23 31', replaces: null, mode: 'random' }, headers: { Origin: app.url } })
console.log(draw.status(), (await draw.text()).slice(0, 200))
const file = readdirSync(app.dataDir).find((f) => /\.(db|sqlite)$/.test(f)) ?? ''
console.log(readdirSync(app.dataDir), file)
const db = new Database(join(app.dataDir, file))
db.prepare(`update Round set state='released'`).run()
const list = db.prepare(`select l.id, t.size from List l join "Table" t on t.id=l.tableId limit 1`).get() as { id: string; size: number } | undefined
console.log(list)
db.close()
await page.goto(`${app.url}/desk/${slug}/print`); await page.waitForTimeout(1500); await shot('1280-de')
console.log(await seriousFindings(page))
for (const [w, locale, scheme] of [[320, 'en-GB', 'dark'], [390, 'de-DE', 'light'], [1280, 'en-GB', 'dark']] as const) {
  const other = await browser.newContext({ locale, viewport: { width: w, height: 800 }, colorScheme: scheme, storageState: await page.context().storageState() })
  const p = await other.newPage()
  await p.goto(`${app.url}/desk/${slug}/print`); await p.waitForTimeout(1500)
  await p.screenshot({ path: `/tmp/prints-show/page-${w}-${locale}.png`, fullPage: true })
  console.log(w, await p.evaluate('document.documentElement.scrollWidth'), await seriousFindings(p))
}
for (const what of ['next-round', 'seats-by-name', 'seat-cards', 'results', 'decisions', 'blank-list']) {
  const t = Date.now()
  const r = await page.request.get(`${app.url}/api/desk/${slug}/print/${what}`)
  console.log(what, r.status(), Date.now() - t, 'ms', (await r.body()).length)
}
await browser.close(); console.log(await app.stop())
