import { expect, it } from 'vitest'
import { GET as referees } from '@/app/api/device/referees/route'
import { POST as sign } from '@/app/api/device/sign/route'
import { read } from '@/lib/db/read'
import { newPin } from '@/lib/schema/pin'
import { setPin } from '@/lib/tournament/penalties/set-pin'
import { onBothDatabases } from '@/tests/support/both-databases'
import { hexId } from '@/tests/support/build-tournament'
import { minor, penaltyScene } from '@/tests/support/penalty-scene'

const pin = '402718'

async function scene() {
  const built = await penaltyScene()
  const { tournamentId, referee, token } = built
  await setPin({ tournamentId, accountId: referee, pin })
  expect(await built.atTable('penalty-awarded', minor())).toBe('stored')
  const order = { opId: hexId(), penaltyId: 'p1', baseVersion: 1, accountId: referee, pin }
  const signed = async (part: object = {}) => {
    const answer = await sign(new Request('http://127.0.0.1:3000/', { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` }, body: JSON.stringify({ ...order, ...part }) }))
    const { code } = (await answer.json()) as { code?: string }
    return [answer.status, code].filter(Boolean).join(' ')
  }
  const status = async () => (await built.fold()).penalties[0]?.status
  return { ...built, order, signed, status }
}

const traces = async (tournamentId: string) => (await read((reader) => reader.auditEntry.findMany({ where: { tournamentId }, orderBy: { at: 'asc' } }))).map(({ action }) => action)

await onBothDatabases('TSR 8.2.2 · a countersignature by PIN', () => {
  it('signs one award as the referee, and nothing twice', async () => {
    const { signed, status, fold, referee, tournamentId } = await scene()
    expect(await signed()).toBe('200')
    expect(await signed(), 'the same once more').toBe('200')
    expect([await status(), (await fold()).penalties[0]?.signed?.by]).toEqual(['signed', `account:${referee}`])
    expect(await traces(tournamentId)).toEqual(['pin-set', 'signed-by-pin'])
    expect(await signed({ opId: hexId(), baseVersion: 2 }), 'signed already').toBe('422 list-refused')
  })

  it('is refused for a wrong PIN, for somebody without a PIN, on an award that changed, and once the session has ended', async () => {
    const { signed, tribunal, status } = await scene()
    expect([await signed({ pin: '000001' }), await signed({ accountId: tribunal }), await signed({ baseVersion: 7 }), await signed({ surplus: 1 })]).toEqual(['403 pin-wrong', '404 not-found', '409 changed-meanwhile', '422 input-invalid'])
    expect(await status()).toBe('unsigned')
  })

  it('is blocked after five wrong tries, also when they come at once, though the next one is right', async () => {
    const { signed, status, tournamentId } = await scene()
    const tries = await Promise.all(Array.from({ length: 9 }, (_, index) => signed({ pin: `00001${index}`, opId: hexId() })))
    expect(tries.toSorted()).toEqual([...Array.from({ length: 5 }, () => '403 pin-wrong'), ...Array.from({ length: 4 }, () => '429 pin-blocked')])
    expect([await signed(), await status()]).toEqual(['429 pin-blocked', 'unsigned'])
    expect((await traces(tournamentId)).filter((action) => action === 'pin-refused')).toHaveLength(5)
  })

  it('does not count the tries that were right', async () => {
    const { signed } = await scene()
    for (let index = 0; index < 7; index++) expect(await signed()).toBe('200')
  })

  it('warns a referee who plays at the table, and refuses a tribunal member who does', async () => {
    const { signed, playsAs, referee, tribunal, tournamentId, status } = await scene()
    await playsAs(referee, 3)
    await setPin({ tournamentId, accountId: tribunal, pin })
    await playsAs(tribunal, 4)
    expect([await signed(), await signed({ accountId: tribunal, interestConfirmed: true }), await status()]).toEqual(['409 own-table', '403 own-case', 'unsigned'])
    expect([await signed({ interestConfirmed: true }), await status()]).toEqual(['200', 'signed'])
  })

  it('is offered by who has a PIN and the role, without a hash', async () => {
    const { token, referee, tribunal, tournamentId, playsAs } = await scene()
    const offered = async () => (await referees(new Request('http://127.0.0.1:3000/', { headers: { authorization: `Bearer ${token}` } }))).json() as unknown
    expect(await offered()).toEqual([{ accountId: referee, name: 'Sample', playsHere: false }])
    await setPin({ tournamentId, accountId: tribunal, pin })
    expect(await offered()).toHaveLength(2)
    await playsAs(tribunal, 1)
    await playsAs(referee, 2)
    expect(await offered()).toEqual([{ accountId: referee, name: 'Sample', playsHere: true }])
    await setPin({ tournamentId, accountId: referee, pin: null })
    expect(await offered()).toEqual([])
  })

  it('is kept as a hash only', async () => {
    const { referee } = await scene()
    const { pinHash } = await read((reader) => reader.account.findUniqueOrThrow({ where: { id: referee } }))
    expect(pinHash).toMatch(/^\$argon2id\$/)
  })
})

it.each([
  ['402718', true],
  ['111111', false],
  ['123456', false],
  ['987654', false],
  ['12345', false],
  ['4027181', false],
  ['40271a', false],
])('a PIN has six digits that are not the first to be tried: %s', (typed, isGood) => {
  expect(newPin.safeParse({ pin: typed }).success).toBe(isGood)
})
