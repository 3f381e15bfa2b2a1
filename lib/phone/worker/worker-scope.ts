/** The one page that is kept. */
export const pagePath = '/list'

/** What a page says to a newer worker that waits. */
export const takeOver = 'take-over'

/** What a page says when something is missing from what was kept: a browser may drop it, or die before it was on the disk. */
export const keepAgain = 'keep-again'

/** The page of one build, and every file that it needs without network. */
export interface KeptBuild {
  readonly id: string
  readonly cache: string
  readonly files: readonly string[]
}

interface Lasting {
  readonly waitUntil: (work: Promise<unknown>) => void
}

interface Installing extends Lasting {
  /** Not in every browser. */
  readonly addRoutes?: (routes: { readonly condition: { readonly urlPattern: string }; readonly source: 'network' }[]) => Promise<void>
}

interface Asked extends Lasting {
  readonly request: Request
  readonly respondWith: (answer: Promise<Response>) => void
}

/** What this project uses of the global object of a service worker. */
export interface WorkerScope {
  readonly addEventListener: {
    (type: 'install', listener: (event: Installing) => void): void
    (type: 'activate', listener: (event: Lasting) => void): void
    (type: 'message', listener: (event: Lasting & { readonly data: unknown }) => void): void
    (type: 'fetch', listener: (event: Asked) => void): void
  }
  readonly skipWaiting: () => Promise<void>
}
