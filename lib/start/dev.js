import { orSayWhy } from './or-say-why.js'
import { prepare } from './prepare.js'
import { runNode } from './run-node.js'

await orSayWhy(prepare)
const { code } = await runNode(['--import', 'tsx', 'lib/server/main.ts', '--dev'], { env: { NODE_ENV: 'development' } })
process.exit(code)
