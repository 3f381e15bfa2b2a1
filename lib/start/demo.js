import { ensureBuilt } from './ensure-built.js'
import { orSayWhy } from './or-say-why.js'
import { prepare } from './prepare.js'

await orSayWhy(async () => {
  await prepare()
  await ensureBuilt()
})
await import('./serve-demo.js')
