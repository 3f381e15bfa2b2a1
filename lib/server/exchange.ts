import type { IncomingMessage, ServerResponse } from 'node:http'

/** One request and its answer on their way through the server. */
export interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  /** The requested path without its query, as Next will see it. */
  path: string
}

/** One row of the request table: the paths it answers and how. */
export interface Answerer {
  answers: (exchange: Exchange) => boolean
  answer: (exchange: Exchange) => void | Promise<void>
}
