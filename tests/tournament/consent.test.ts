import { expect, it } from 'vitest'
import { GET as getNames } from '@/app/api/public/[slug]/route'
import { read } from '@/lib/db/read'
import { nameConsents } from '@/lib/schema/name-consents'
import { chooseOwnConsent } from '@/lib/tournament/person/choose-own-consent'
import { publicPerson } from '@/lib/tournament/person/public-person'
import { consentForAll } from '@/lib/tournament/players/consent-for-all'
import { editParticipant } from '@/lib/tournament/players/edit-participant'
import { listParticipants } from '@/lib/tournament/players/list-participants'
import { hallLink } from '@/lib/tournament/public/hall-link'
import { rotateHallLink } from '@/lib/tournament/public/rotate-hall-link'
import { shownNames } from '@/lib/tournament/public/shown-names'
import { onBothDatabases } from '../support/both-databases'
import { buildTable } from '../support/build-tournament'
import { refusal } from '../support/rounds-of'

const actor = 'account:sample'

async function scene() {
  const { tournamentId, people } = await buildTable()
  const { slug } = await read((reader) => reader.tournament.findUniqueOrThrow({ where: { id: tournamentId } }))
  const code = async () => (await hallLink(tournamentId)).split('#h=')[1] ?? ''
  const named = async (given: string | null) => (await shownNames(slug, given)).names.map(({ name }) => name)
  return { tournamentId, slug, code, named, own: { id: people[0] ?? '', tournamentId } }
}

await onBothDatabases('what people allow to be shown', () => {
  it('is asked of everybody: until then there is a number for those outside and a name in the hall', async () => {
    const { slug, code, named } = await scene()
    expect(await named(null)).toEqual([null, null, null, null])
    expect(await named(await code())).toEqual(['Sample 1', 'Sample 2', 'Sample 3', 'Sample 4'])
    expect(await named('x'.repeat(22))).toEqual([null, null, null, null])
    expect(await refusal(shownNames(`${slug}x`, null))).toEqual({ code: 'not-found' })
  })

  it('holds at once on every page, whether chosen on the own page or noted at the desk, and is noted without a name', async () => {
    const { tournamentId, slug, named, own } = await scene()
    for (const [consent, shown] of [['full', 'Sample 1'], ['short', 'Sample 1.'], ['number', null]] as const) {
      await chooseOwnConsent(own, { consent })
      expect((await named(null))[0]).toBe(shown)
      expect((await publicPerson(slug, 1))?.name).toBe(shown)
    }
    const [first] = await listParticipants(tournamentId)
    await editParticipant(tournamentId, own.id, { version: first?.version ?? 0, name: 'Sample 1', club: '', consent: 'full' }, actor)
    expect((await named(null))[0]).toBe('Sample 1')
    const traces = await read((reader) => reader.auditEntry.findMany({ where: { tournamentId, action: 'consent-set' } }))
    expect(traces.map(({ actor: who }) => who)).toEqual([`participant:${own.id}`, `participant:${own.id}`, `participant:${own.id}`, actor])
    expect(JSON.stringify(traces)).not.toContain('Sample')
  })

  it('is noted for all who were not asked, and leaves what somebody has chosen', async () => {
    const { tournamentId, named, own } = await scene()
    await chooseOwnConsent(own, { consent: 'number' })
    expect(await consentForAll(tournamentId, { consent: 'full' }, actor)).toEqual({})
    expect(await named(null)).toEqual([null, 'Sample 2', 'Sample 3', 'Sample 4'])
  })

  it('is overruled by no version of the page that is out of date', async () => {
    const { tournamentId, own } = await scene()
    await chooseOwnConsent(own, { consent: 'number' })
    expect(await refusal(editParticipant(tournamentId, own.id, { version: 1, name: 'Sample 1', club: '', consent: 'full' }, actor))).toMatchObject({ code: 'changed-meanwhile', consent: 'number' })
  })

  it('is in no answer for those outside', async () => {
    const { slug, code } = await scene()
    for (const authorization of [undefined, `Bearer ${await code()}`]) {
      const answer = await getNames(new Request('http://127.0.0.1:3000/', { headers: authorization === undefined ? {} : { authorization } }), { params: Promise.resolve({ slug }) })
      const text = await answer.text()
      expect(JSON.parse(text)).toMatchObject({ hall: authorization !== undefined })
      for (const value of nameConsents) expect(text).not.toContain(`"${value}"`)
    }
  })
})

await onBothDatabases('the link of the hall', () => {
  it('carries a code of 128 bit, is the same each time, and void once it is rotated', async () => {
    const { tournamentId, slug, code, named } = await scene()
    const [link, old] = [await hallLink(tournamentId), await code()]
    expect(link).toMatch(new RegExp(`^/t/${slug}#h=[\\w-]{22}$`))
    expect(await hallLink(tournamentId)).toBe(link)
    await rotateHallLink(tournamentId, actor)
    expect(await named(old)).toEqual([null, null, null, null])
    expect((await named(await code()))[0]).toBe('Sample 1')
  })

  it('opens no other tournament', async () => {
    const [here, elsewhere] = [await scene(), await scene()]
    expect((await here.named(await elsewhere.code()))[0]).toBeNull()
  })
})
