import { startApp, type App } from '@/tests/support/start-app'

/** Who the tests sign in as when they need somebody responsible. */
export const administrator = { name: 'Anna Krüger', email: 'anna@club.example', password: 'zehn Zeichen' }

/** The built server with its first administrator, so that everything is open. */
export async function startSetUpApp(options?: Parameters<typeof startApp>[0]): Promise<App> {
  const app = await startApp(options)
  if (app.setUpLink === null) return app
  const token = new URLSearchParams(new URL(app.setUpLink).hash.slice(1)).get('t')
  const answer = await fetch(`${app.url}/api/set-up`, {
    method: 'POST',
    headers: { Origin: app.url, 'Content-Type': 'application/json' },
    body: JSON.stringify({ token, ...administrator }),
  })
  if (!answer.ok) throw new Error(`Set-up failed: ${await answer.text()}`)
  return app
}
