import type { IncomingMessage, ServerResponse } from 'node:http'

import compression from 'compression'

const compress = compression({
  // A compressed event stream waits for a full block, and the hall waits with it.
  filter: (request, response) => !isEventStream(response) && compression.filter(request, response),
})

function isEventStream(response: ServerResponse): boolean {
  return String(response.getHeader('content-type')).startsWith('text/event-stream')
}

/** Lets this answer be compressed when it turns out to be a text of some length. */
export function compressAnswers(request: IncomingMessage, response: ServerResponse): void {
  compress(request, response, () => undefined)
}
