import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { administrator } from '@/tests/support/start-set-up-app'

/** Signs the first administrator in and makes a tournament of which everybody is there; gives its slug. */
export async function tournamentAtDesk(page: Page, url: string, people: readonly { name: string; club: string }[]): Promise<string> {
  await page.goto(`${url}/sign-in`)
  await page.getByLabel(/E-Mail/).fill(administrator.email)
  await page.getByLabel(/Passwort/).fill(administrator.password)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL(/\/desk/)

  const post = async (path: string, data: unknown): Promise<unknown> => {
    const answer = await page.request.post(url + path, { data, headers: { Origin: url } })
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
    return answer.json()
  }
  const settings = { name: 'Herbstturnier Verden', place: 'Verden', day: '2026-11-29', kind: 'club', plannedRounds: 2, tieRule: 'shared' }
  const { slug } = (await post('/api/tournaments', { id: randomUUID(), ...settings })) as { slug: string }
  const added = people.map((person) => ({ id: randomUUID(), ...person }))
  await post(`/api/desk/${slug}/people`, { people: added })
  for (const { id } of added) await post(`/api/desk/${slug}/people/${id}/presence`, { present: true })
  return slug
}
