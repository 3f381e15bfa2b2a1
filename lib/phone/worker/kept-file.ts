import type { KeptBuild } from '@/lib/phone/worker/worker-scope'

/** A file of the page as it was kept; its name or its build says that it is the right one. */
export async function keptFile(request: Request, pathname: string, { cache }: KeptBuild): Promise<Response> {
  const kept = await caches.match(pathname, { cacheName: cache }).catch(() => undefined)
  return kept ?? fetch(request)
}
