import { setTimeout as pause } from 'node:timers/promises'
import { closeDatabase } from '@/lib/db/close-database'
import { read } from '@/lib/db/read'
import { shownList } from '@/lib/phone/shown-list'
import { wayBack } from '@/tests/support/endure/go-back'
import { listOfPhoneProblems } from '@/tests/support/endure/list-of-phone-problems'
import { lossyLink } from '@/tests/support/endure/lossy-link'
import { phonesInNode, type Ask, type NodePhone } from '@/tests/support/endure/phones-in-node'
import { scoresOf } from '@/tests/support/endure/scores-of'
import { serverOf } from '@/tests/support/endure/server-of'
import { tableHall } from '@/tests/support/endure/table-hall'
import { gamesOf, sentWhole, typeList } from '@/tests/support/endure/type-list'
import { startApp } from '@/tests/support/start-app'
import { typed } from '@/tests/support/typed'

interface Evening {
  readonly tables: number
  /** Faults planted in the pages of further tables, one each. */
  readonly faulty: readonly Ask[]
}

const save = async (phone: NodePhone, change: Parameters<NodePhone['save']>[0]) => {
  if (!(await phone.save(change))) throw new Error('The phone did not keep it.')
}

/** What is typed once the copy is made: games, a correction of what the copy holds, and the last game taken back and typed otherwise. */
async function typeOn(phone: NodePhone, number: number): Promise<void> {
  for (const payload of gamesOf(number, 14).slice(8)) await save(phone, { kind: 'game-entered', payload })
  const value = 1 + (number % 9)
  await save(phone, { kind: 'game-corrected', payload: typed.normal(6, [value, value, -value, -value]) })
  const last = phone.state().entries.find(({ operation }) => operation.kind === 'game-entered' && operation.payload.place === 14)
  await save(phone, { kind: 'game-undone', payload: { place: 14, undoes: last?.opId ?? '' } })
  await save(phone, { kind: 'game-entered', payload: typed.normal(14, [1, -1, -1, 1]) })
}

/** What is typed while no server is there. */
async function typeMeanwhile(phone: NodePhone): Promise<void> {
  await save(phone, { kind: 'game-entered', payload: typed.normal(15, [-2, 2, 2, -2]) })
  await save(phone, { kind: 'game-corrected', payload: typed.normal(14, [-3, 3, 3, -3]) })
}

/** An evening on which the server of DATA_DIR or DATABASE_URL goes back to a copy while the hall types on: gives, table by table, in what its list is not what was typed. */
export async function eveningWithRestore({ tables, faulty }: Evening) {
  const hall = await tableHall(tables + faulty.length)
  const back = wayBack()
  const start = () => startApp({ dataDir: process.env.DATA_DIR ?? '' })
  let app = await start()
  const links = await Promise.all([null, ...faulty].map(async (ask) => ({ ask, link: await lossyLink(app.url) })))
  const [good] = links
  const linkOf = (index: number) => links[Math.max(0, index - tables + 1)] ?? good
  // Which page asks is told by the link it goes over.
  const shop = phonesInNode((url, init) => (links.find(({ link }) => url.startsWith(`${link.url}/`))?.ask ?? fetch)(url, init))
  const phones = hall.map((table, index) => ({ ...table, phone: shop.phone(linkOf(index)?.link.url ?? '') }))
  const each = <Result>(work: (phone: NodePhone, table: (typeof phones)[number]) => Promise<Result> | Result, from = phones) => Promise.all(from.map((table) => work(table.phone, table)))
  try {
    await each((phone, table) => typeList(phone, table, gamesOf(table.number, 8), () => 0))
    await each(sentWhole)
    await back.copy()
    await each((phone, { number }) => typeOn(phone, number))
    await each(sentWhole)
    const acknowledged = await entriesOf(phones)

    for (const { link } of links) link.be({ down: true })
    await app.stop()
    await each(typeMeanwhile)
    const shown = await each((phone) => scoresOf(shownList(serverOf(phone), phone.state().entries)))
    const before = serverOf(phones[0]?.phone).epoch
    const stopped = performance.now()
    await back.restore()
    const restored = performance.now() - stopped
    const lost = acknowledged - (await storedHere())
    app = await start()
    for (const { link } of links) {
      link.leadTo(app.url)
      link.be({})
    }
    const isSettled = (phone: NodePhone) => serverOf(phone).epoch !== before && phone.state().entries.every(({ state }) => state !== 'waiting')
    await each(async (phone) => {
      for (const until = Date.now() + 60_000 + tables * 10_000; !isSettled(phone) && Date.now() < until; ) await pause(50)
    }, phones.slice(0, tables))
    const settled = performance.now() - stopped
    await app.stop()
    const problems = await each((phone, { listId, number }) => listOfPhoneProblems(phone, listId, shown[number - 1] ?? ''))
    return { problems: problems.slice(0, tables).flat(), ofFaulty: problems.slice(tables), lost, restored: restored / 1000, settled: settled / 1000 }
  } finally {
    await each((phone) => phone.stop())
    shop.close()
    for (const { link } of links) await link.stop()
    await app.stop()
  }
}

const entriesOf = (phones: readonly { readonly phone: NodePhone }[]) => Promise.resolve(phones.reduce((sum, { phone }) => sum + phone.state().entries.length, 0))

async function storedHere(): Promise<number> {
  const count = await read((reader) => reader.listOperation.count({ where: { kind: { not: 'device-changed' } } }))
  await closeDatabase()
  return count
}
