import { databaseHolder } from './database-holder'
import { storageTrouble } from './storage-trouble'

/** In milliseconds. */
const pause = 1_000

/** While nothing can be saved, tries again and again whether it works, until the function it returns is called. */
export function watchStorage(): () => void {
  const timer = setInterval(() => {
    if (databaseHolder().trouble) void storageTrouble()
  }, pause)
  timer.unref()
  return () => clearInterval(timer)
}
