import { expect, it } from 'vitest'
import { lanAddress } from '@/lib/server/lan-address'
import { startApp } from '@/tests/support/start-app'

it('npm start -- --hall answers in the network of the hall and prints its address with a QR', async () => {
  const app = await startApp({ args: ['--hall'] })
  const { port } = new URL(app.url)
  const lan = lanAddress()
  const answers = lan === null ? [] : [await fetch(`http://${lan}:${port}/health`)]
  await app.stop()
  expect(answers.every(({ ok }) => ok)).toBe(true)
  expect(app.output()).toContain(lan === null ? 'in no network' : `For phones in this network: http://${lan}:${port} `)
  expect(app.output().includes('▀')).toBe(lan !== null)
  expect(app.setUpLink).toContain(`http://${lan ?? 'localhost'}:${port}/set-up#t=`)
})
