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
    try {
      const registration = await workers.register('/list-worker.js', { scope: pagePath, updateViaCache: 'none' })
      // This page was loaded just now, so it is the next load that a newer worker waited for.
      registration.waiting?.postMessage(takeOver)
    } catch {
      // Without network, or switched off in this browser: what was kept before goes on.
    }
    const worker = (await workers.getRegistration(pagePath).catch(() => undefined))?.active
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
