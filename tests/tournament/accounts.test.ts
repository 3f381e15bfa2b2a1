import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { adminLinkFile } from '@/lib/auth/admin-link-file'
import { hashPassword } from '@/lib/auth/hash-password'
import { makeToken } from '@/lib/auth/make-token'
import { read } from '@/lib/db/read'
import { write } from '@/lib/db/write'
import { Refusal } from '@/lib/errors/refusal'
import { checkPassword } from '@/lib/tournament/accounts/check-password'
import { setPasswordByLink } from '@/lib/tournament/accounts/set-password-by-link'
import { onBothDatabases } from '@/tests/support/both-databases'

const email = 'anna@club.example'
const password = 'zehn Zeichen'
const passwordHash = await hashPassword(password)
const makeAnna = () => write((transaction) => transaction.account.create({ data: { email, name: 'Anna', passwordHash, administrator: true } }))
const at = (seconds: number) => new Date(Date.UTC(2026, 10, 29, 12, 0, seconds))

/** As `npm run admin-link` leaves it. */
function printLink(expiresAt = at(3600)): string {
  const token = makeToken()
  writeFileSync(adminLinkFile(), JSON.stringify({ tokenHash: createHash('sha256').update(token).digest('hex'), expiresAt: expiresAt.toISOString() }))
  return token
}

await onBothDatabases('signing in', () => {
  it('gives the account and its epoch for the right password', async () => {
    const { id } = await makeAnna()
    expect(await checkPassword({ email, password })).toEqual({ id, epoch: 0 })
  })

  it('answers a wrong password and an unknown address alike', async () => {
    await makeAnna()
    await expect(checkPassword({ email, password: 'another one' })).rejects.toMatchObject({ code: 'sign-in-wrong', params: {} })
    await expect(checkPassword({ email: 'nobody@club.example', password })).rejects.toMatchObject({ code: 'sign-in-wrong', params: {} })
  })

  it.each([['a known address', email], ['an unknown address', 'nobody@club.example']])('waits ever longer after five wrong tries for %s, and never for good', async (_, address) => {
    await makeAnna()
    const wrong = (second: number) => checkPassword({ email: address, password: 'another one' }, at(second))
    for (let second = 0; second < 5; second++) await expect(wrong(second)).rejects.toMatchObject({ code: 'sign-in-wrong' })
    await expect(wrong(4)).rejects.toMatchObject({ code: 'sign-in-wait', params: { seconds: 1 } })
    await expect(wrong(5)).rejects.toMatchObject({ code: 'sign-in-wrong' })
    await expect(wrong(5)).rejects.toMatchObject({ code: 'sign-in-wait', params: { seconds: 2 } })
    await expect(wrong(7)).rejects.toMatchObject({ code: 'sign-in-wrong' })
    await expect(wrong(8)).rejects.toMatchObject({ code: 'sign-in-wait', params: { seconds: 3 } })
    for (let second = 100; second < 600; second += 61) await expect(wrong(second)).rejects.toMatchObject({ code: 'sign-in-wrong' })
  })

  it('counts twenty tries at once as twenty: five are looked at, the others wait', async () => {
    await makeAnna()
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => checkPassword({ email, password: 'another one' }, at(0))))
    const codes = tries.map((tried) => (tried.status === 'rejected' && tried.reason instanceof Refusal ? tried.reason.code : tried.status))
    expect(codes.toSorted()).toEqual([...Array.from({ length: 15 }, () => 'sign-in-wait'), ...Array.from({ length: 5 }, () => 'sign-in-wrong')])
  })

  it('accepts the right password after the wait, and then counts from the start', async () => {
    await makeAnna()
    for (let second = 0; second < 5; second++) await checkPassword({ email, password: 'another one' }, at(second)).catch(() => null)
    await expect(checkPassword({ email, password }, at(4))).rejects.toMatchObject({ code: 'sign-in-wait' })
    await checkPassword({ email, password }, at(6))
    expect(await read((reader) => reader.attempt.count())).toBe(0)
  })

  it('leaves traces without an address', async () => {
    const { id } = await makeAnna()
    await checkPassword({ email, password: 'another one' }).catch(() => null)
    await checkPassword({ email, password })
    const traces = await read((reader) => reader.auditEntry.findMany({ orderBy: { at: 'asc' } }))
    expect(traces.map(({ actor, action }) => [actor, action])).toEqual([['anonymous', 'sign-in-refused'], [`account:${id}`, 'signed-in']])
    expect(JSON.stringify([traces, await read((reader) => reader.attempt.findMany())])).not.toContain('anna')
  })
})

await onBothDatabases('a link for a lost password', () => {
  it('sets the password once, ends every session and lifts the wait', async () => {
    await makeAnna()
    for (let second = 0; second < 8; second++) await checkPassword({ email, password: 'another one' }).catch(() => null)
    const token = printLink()
    await setPasswordByLink({ token, email, password: 'a new password' }, at(0))
    expect(await checkPassword({ email, password: 'a new password' })).toMatchObject({ epoch: 1 })
    await expect(setPasswordByLink({ token, email, password: 'once more then' }, at(0))).rejects.toMatchObject({ code: 'admin-link-void' })
  })

  it('has one winner when two use it at once', async () => {
    await makeAnna()
    const token = printLink()
    const both = await Promise.allSettled(['first password', 'second password'].map((wish) => setPasswordByLink({ token, email, password: wish }, at(0))))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it.each([
    ['an hour later', at(3600), email, null, 'admin-link-void'],
    ['with another token', at(0), email, 'guessed', 'admin-link-void'],
    ['for an address without an administrator', at(0), 'berta@club.example', null, 'admin-email-unknown'],
  ])('is refused %s', async (_, now, address, other, code) => {
    await makeAnna()
    const token = printLink()
    await expect(setPasswordByLink({ token: other ?? token, email: address, password: 'a new password' }, now)).rejects.toMatchObject({ code })
    expect(await checkPassword({ email, password })).toMatchObject({ epoch: 0 })
  })
})
