const origin = 'http://127.0.0.1:3000'

/** A request as our own pages send it, with a session or without. */
export function ask(method: string, body: unknown, cookie = ''): Request {
  const headers = { 'content-type': 'application/json', host: '127.0.0.1:3000', origin, ...(cookie !== '' && { cookie }) }
  return new Request(`${origin}/`, { method, headers, ...(method !== 'GET' && { body: JSON.stringify(body) }) })
}
