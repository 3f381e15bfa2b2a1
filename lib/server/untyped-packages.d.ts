/** Their published types are written for Express; these say what a bare node server passes. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Compress = (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  interface Options {
    filter?: (request: IncomingMessage, response: ServerResponse) => boolean
  }
  const compression: ((options?: Options) => Compress) & { filter: NonNullable<Options['filter']> }
  export = compression
}

declare module 'on-headers' {
  import type { ServerResponse } from 'node:http'

  function onHeaders(response: ServerResponse, listener: () => void): void
  export = onHeaders
}
