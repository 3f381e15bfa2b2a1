import { keepAgain, pagePath, takeOver } from '@/lib/phone/worker/worker-scope'

const again = 5_000

/**
 * Lets the browser keep this page, so that it comes back without network; tells once it is kept. Works over HTTPS and on the
 * machine itself alone. Called when the page works: nothing of it may delay the list. Returns what ends the tries.
 */
export function keepPage(onKept: () => void): () => void {
  const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker
  if (!workers || process.env.NODE_ENV !== 'production') return () => undefined
  let ended = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const tryOnce = async (): Promise<void> => {
    // Not waited for, since without network it fails or, on a network that stays silent, never ends: what was kept before goes on.
    workers.register('/list-worker.js', { scope: pagePath, updateViaCache: 'none' }).catch(() => undefined)
    const registration = await workers.getRegistration(pagePath).catch(() => undefined)
    // This page was loaded just now, so it is the next load that a newer worker waited for.
    registration?.waiting?.postMessage(takeOver)
    const worker = registration?.active
    const isKept = worker && (await caches.match(pagePath).catch(() => undefined)) !== undefined
    if (ended) return
    if (isKept) onKept()
    else {
      worker?.postMessage(keepAgain)
      timer = setTimeout(() => void tryOnce(), again)
    }
  }
  void tryOnce()
  return () => {
    ended = true
    clearTimeout(timer)
  }
}
