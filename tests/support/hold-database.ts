import { read } from '@/lib/db/read'
import { write } from '@/lib/db/write'

/** A process of its own that opens the database, writes as often as it is told and ends; told nothing, it stays until it is ended. */
const [writes = '0'] = process.argv.slice(2)
try {
  await read((reader) => reader.start.count())
  process.stdout.write('open\n')
  for (let count = 0; count < Number(writes); count += 1) {
    await write((transaction) => transaction.start.create({ data: { version: '0.1.0' } }))
    process.stdout.write('acknowledged\n')
  }
  if (Number(writes) > 0) process.exit()
  setInterval(() => undefined, 60_000)
} catch (error) {
  process.stdout.write(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
