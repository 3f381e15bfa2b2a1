import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { closeDatabase } from '@/lib/db/close-database'
import { dataFolder } from '@/lib/db/data-folder'
import { makeDataFolder } from '@/lib/db/make-data-folder'
import { openAtStart } from '@/lib/db/open-at-start'
import { packageVersion } from '@/lib/server/package-version'
import { recordStart } from '@/lib/tournament/instance/record-start'
import { fillDemo } from './fill-demo'
import { sampleStaff } from './sample-staff'

// A process of its own, which ends when the folder is full: nothing of it stays in the server.
makeDataFolder(dataFolder())
await openAtStart()
await recordStart(packageVersion())
const filled = await fillDemo()
await closeDatabase()
writeFileSync(join(dataFolder(), 'demo.json'), `${JSON.stringify({ management: sampleStaff.management.email, referee: sampleStaff.referee.email, ...filled }, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
