import type { Server } from 'node:http'

const sweepEvery = 50
const patience = 3000

/** Takes no new request, lets running ones finish, and cuts after three seconds what still hangs on (an event stream). */
export async function stopListening(server: Server): Promise<void> {
  const sweep = setInterval(() => server.closeIdleConnections(), sweepEvery)
  const cut = setTimeout(() => server.closeAllConnections(), patience)
  await new Promise<void>((resolve) => server.close(() => resolve()))
  clearInterval(sweep)
  clearTimeout(cut)
}
