import { pagePath, type KeptBuild } from '@/lib/phone/worker/worker-scope'

/** Keeps the page and all of its files; fails unless everything has come, and goes on there at the next try. */
export async function keepBuild({ id, cache: name, files }: KeptBuild): Promise<void> {
  const cache = await caches.open(name)
  const keepFile = async (path: string): Promise<void> => {
    if (await cache.match(path)) return
    const answer = await fetch(path)
    if (!answer.ok || answer.redirected) throw new Error(`${path} did not come`)
    await cache.put(path, answer)
  }
  const keepPage = async (): Promise<void> => {
    if (await cache.match(pagePath)) return
    const answer = await fetch(pagePath, { cache: 'no-store', credentials: 'omit' })
    // During an update the server may have moved on already; its page would ask for files that are not kept here.
    if (!answer.ok || answer.redirected || !(await answer.clone().text()).includes(id)) throw new Error('the page of this build did not come')
    await cache.put(pagePath, answer)
  }
  await Promise.all([keepPage(), ...files.map(keepFile)])
}
