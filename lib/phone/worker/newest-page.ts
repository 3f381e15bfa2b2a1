import { pagePath, type KeptBuild } from '@/lib/phone/worker/worker-scope'

/** How long the network has before the kept page is shown. */
const patience = 3_000

/** The page from the network, or as it was kept when nothing good comes in time: no network, a server that fails, the sign-in page of a hotel. */
export async function newestPage(request: Request, { cache }: KeptBuild): Promise<Response> {
  const coming = fetch(request)
  const late = new Promise<null>((resolve) => setTimeout(resolve, patience, null))
  const fresh = await Promise.race([coming, late]).catch(() => null)
  if (fresh?.ok) return fresh
  const kept = await caches.match(pagePath, { cacheName: cache }).catch(() => undefined)
  return kept ?? fresh ?? coming
}
