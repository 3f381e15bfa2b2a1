import { expect, it } from 'vitest'
import { closeDatabase } from '@/lib/db/close-database'
import { routesMatrix } from '@/tests/architecture/routes-matrix'
import { onBothDatabases } from '@/tests/support/both-databases'
import { deviceMutations } from '@/tests/support/repeated/device-mutations'
import { listMutations } from '@/tests/support/repeated/list-mutations'
import { sender, type Mutation } from '@/tests/support/repeated/mutation'
import { paperMutations } from '@/tests/support/repeated/paper-mutations'
import { penaltyMutations } from '@/tests/support/repeated/penalty-mutations'
import { peopleMutations } from '@/tests/support/repeated/people-mutations'
import { roundMutations } from '@/tests/support/repeated/round-mutations'
import { staffMutations } from '@/tests/support/repeated/staff-mutations'
import { difference, wholeDatabase } from '@/tests/support/repeated/whole-database'

const areas: Readonly<Record<string, readonly Mutation[]>> = {
  'of a round': roundMutations,
  'on a list': listMutations,
  'on paper': paperMutations,
  'of referee and tribunal': penaltyMutations,
  'about people and what was agreed': peopleMutations,
  'about the staff': staffMutations,
  'of a device or a player': deviceMutations,
}

/** Routes that change something and yet have no row, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'POST app/api/auth/[...nextauth]/route.ts': 'signs in and out: each time gives a cookie of its own',
  'POST app/api/invitation/route.ts': 'changes nothing',
  'POST app/api/invitation/join/route.ts': 'a link that is good once: whoever comes again is told so (roles.test.ts)',
  'POST app/api/new-password/route.ts': 'a link that is good once: whoever comes again is told so (accounts.test.ts)',
  'POST app/api/set-up/route.ts': 'a link that is good once: whoever comes again is told so (set-up.test.ts)',
}

it('Every route that changes something is sent ten times, or has a reason why not', () => {
  const mutating = Object.entries(routesMatrix).flatMap(([file, rows]) => rows.filter(({ method }) => method !== 'GET').map(({ method }) => `${method} ${file}`))
  const rows = Object.values(areas).flatMap((mutations) => mutations.map(({ route }) => route))
  expect([...rows, ...Object.keys(exceptions)].toSorted()).toEqual(mutating.toSorted())
})

await onBothDatabases('a request that is sent ten times at once, and again after everything else and a restart', () => {
  it.each(Object.entries(areas))('%s has one effect and one answer, and its id takes nothing else', async (_, mutations) => {
    const sent: { route: string; send: (other?: object) => Promise<string>; answer: string | undefined }[] = []
    for (const { route, scene, leaves } of mutations) {
      const made = await scene()
      const send = sender(route, made)
      const before = await wholeDatabase()
      const answers = new Set(await Promise.all(Array.from({ length: 10 }, () => send())))
      const after = await wholeDatabase()
      expect([route, [...answers].map((answer) => answer.slice(0, 4)), difference(before, after)]).toEqual([route, ['200 '], leaves])
      expect([route, [...answers].length]).toEqual([route, 1])
      if (made.otherwise) {
        const [status = '', code = ''] = made.otherwise.answer.split(' ')
        expect([route, await send(made.otherwise.body)]).toEqual([route, expect.stringMatching(new RegExp(`^${status} .*"(code|outcome)":"${code}"`))])
        expect([route, difference(after, await wholeDatabase())]).toEqual([route, {}])
      }
      sent.push({ route, send, answer: [...answers][0] })
    }
    const all = await wholeDatabase()
    await closeDatabase()
    for (const { route, send, answer } of sent) expect([route, await send()]).toEqual([route, answer])
    expect(await wholeDatabase()).toEqual(all)
  }, 300_000)
})
