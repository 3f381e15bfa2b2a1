import { pagePath, type KeptBuild } from '@/lib/phone/worker/worker-scope'

/** How long the network has before the kept page is shown. */
const patience = 3_000

/** The page from the network, or as it was kept when nothing good comes in time: no network, a server that fails, the sign-in page of a hotel. */
export async function newestPage(request: Request, { cache }: KeptBuild): Promise<Response> {
  const giveUp = new AbortController()
  const coming = fetch(request, { signal: giveUp.signal })
  const late = new Promise<null>((resolve) => setTimeout(resolve, patience, null))
  const fresh = await Promise.race([coming, late]).catch(() => null)
  if (fresh?.ok) return fresh
  const kept = await caches.match(pagePath, { cacheName: cache }).catch(() => undefined)
  if (!kept) return fresh ?? coming
  // Left open, it would keep the next load of the page waiting: browsers let one request for an address wait for the other.
  giveUp.abort()
  coming.catch(() => undefined)
  return kept
}
