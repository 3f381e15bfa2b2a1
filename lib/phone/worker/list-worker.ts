import { keepBuild } from '@/lib/phone/worker/keep-build'
import { keptFile } from '@/lib/phone/worker/kept-file'
import { newestPage } from '@/lib/phone/worker/newest-page'
import { keepAgain, pagePath, takeOver, type KeptBuild, type WorkerScope } from '@/lib/phone/worker/worker-scope'

/** Put in when this is built. */
declare const __build: KeptBuild

// The libraries for pages and for workers contradict each other, so the worker's own part of the global object is written down beside this file.
const worker = self as unknown as WorkerScope
const files = new Set(__build.files)

/** What the list asks for and sends. */
const untouched = ['/api/*', '/live/*']

worker.addEventListener('install', (event) => {
  // Asked every few seconds, they would keep a worker awake that has nothing to do with them, and one that is awake gives way to no newer one.
  void event.addRoutes?.(untouched.map((urlPattern) => ({ condition: { urlPattern }, source: 'network' }))).catch(() => undefined)
  event.waitUntil(keepBuild(__build))
})

worker.addEventListener('activate', (event) => {
  const dropOthers = async () => {
    for (const name of await caches.keys()) if (name !== __build.cache) await caches.delete(name)
  }
  event.waitUntil(dropOthers())
})

// A page that is open goes on with what it came with: only one that is loaded anew lets the new worker in.
worker.addEventListener('message', (event) => {
  if (event.data === takeOver) void worker.skipWaiting()
  if (event.data === keepAgain) event.waitUntil(keepBuild(__build))
})

/** Everything else, above all what is asked for or sent by the list, goes its way untouched. */
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (pathname === pagePath) event.respondWith(newestPage(request, __build))
  } else if (files.has(pathname)) event.respondWith(keptFile(request, pathname, __build))
})
