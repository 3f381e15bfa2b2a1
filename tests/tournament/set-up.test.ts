import { existsSync, readFileSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { POST } from '@/app/api/set-up/route'
import { setUpFile } from '@/lib/auth/set-up-file'
import { verifyPassword } from '@/lib/auth/verify-password'
import { read } from '@/lib/db/read'
import { createFirstAdministrator } from '@/lib/tournament/accounts/create-first-administrator'
import { offerSetUp } from '@/lib/tournament/accounts/offer-set-up'
import { isSetUp } from '@/lib/tournament/instance/is-set-up'
import { recordStart } from '@/lib/tournament/instance/record-start'
import { onBothDatabases } from '@/tests/support/both-databases'

const anna = { name: 'Anna Krüger', email: 'anna@club.example', password: 'zehn Zeichen' }
const started = async (now?: Date) => {
  await recordStart('0.1.0')
  return (await offerSetUp(now)) ?? ''
}
const post = (body: unknown, headers: Record<string, string> = {}) =>
  POST(
    new Request('http://127.0.0.1:3000/api/set-up', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://127.0.0.1:3000', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  )
const dayAfter = (now: Date) => new Date(now.getTime() + 24 * 60 * 60 * 1000)

await onBothDatabases('set-up', () => {
  it('keeps one epoch over all starts and notes each of them', async () => {
    await started()
    const before = await read((reader) => reader.instance.findFirstOrThrow())
    await started()
    expect(await read((reader) => reader.instance.findFirstOrThrow())).toMatchObject({ epoch: before.epoch })
    expect(await read((reader) => reader.start.count())).toBe(2)
  })

  it('leaves the token in a file for its owner alone, and only its hash in the database', async () => {
    const token = await started()
    expect(Buffer.from(token, 'base64url')).toHaveLength(16)
    expect(readFileSync(setUpFile(), 'utf8').trim()).toBe(token)
    expect(statSync(setUpFile()).mode & 0o777).toBe(0o600)
    expect(JSON.stringify(await read((reader) => reader.instance.findMany()))).not.toContain(token)
  })

  it('makes the first administrator, whose password is only a hash, and ends the token', async () => {
    const token = await started()
    expect(await isSetUp()).toBe(false)
    await createFirstAdministrator({ token, ...anna })
    const account = await read((reader) => reader.account.findFirstOrThrow())
    expect(account).toMatchObject({ email: anna.email, name: anna.name, administrator: true })
    expect(account.passwordHash).toMatch(/^\$argon2id\$/)
    expect(await verifyPassword(account.passwordHash, anna.password)).toBe(true)
    expect(await verifyPassword(account.passwordHash, 'another one')).toBe(false)
    expect(await isSetUp()).toBe(true)
    expect(existsSync(setUpFile())).toBe(false)
    expect(await offerSetUp()).toBeNull()
  })

  it('has one winner when two use the same token at once', async () => {
    const token = await started()
    const both = [anna, { ...anna, email: 'berta@club.example' }].map((person) => createFirstAdministrator({ token, ...person }))
    const results = await Promise.allSettled(both)
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await read((reader) => reader.account.count())).toBe(1)
  })

  it('refuses a token after a day, after a newer start, and one that never was', async () => {
    const now = new Date()
    const old = await started(now)
    await expect(createFirstAdministrator({ token: old, ...anna }, dayAfter(now))).rejects.toMatchObject({ code: 'set-up-token-expired' })
    await started()
    await expect(createFirstAdministrator({ token: old, ...anna })).rejects.toMatchObject({ code: 'set-up-token-wrong' })
    await expect(createFirstAdministrator({ token: 'guessed', ...anna })).rejects.toMatchObject({ code: 'set-up-token-wrong' })
    expect(await read((reader) => reader.account.count())).toBe(0)
  })

  it('answers the route once with success, and then that it was done', async () => {
    const token = await started()
    const first = await post({ token, ...anna, email: ' Anna@Club.Example ' })
    expect(first.status).toBe(200)
    expect(await first.json()).toEqual({ email: 'anna@club.example' })
    const second = await post({ token, ...anna })
    expect(second.status).toBe(410)
    expect(await second.json()).toMatchObject({ code: 'set-up-done', retry: false })
  })

  it.each([
    ['a page of another site', {}, { 'sec-fetch-site': 'cross-site' }, 403, 'foreign-origin'],
    ['another origin', {}, { origin: 'http://evil.example' }, 403, 'foreign-origin'],
    ['a form instead of JSON', {}, { 'content-type': 'text/plain' }, 415, 'body-not-json'],
    ['a broken body', '{', {}, 400, 'body-not-understood'],
    ['a huge body', ' '.repeat(20_000), {}, 413, 'body-too-large'],
    ['an unknown key', { token: 't', ...anna, administrator: true }, {}, 422, 'input-invalid'],
    ['a wrong token', { token: 't', ...anna }, {}, 403, 'set-up-token-wrong'],
  ])('refuses %s', async (_, body, headers, status, code) => {
    await started()
    const answer = await post(body, headers)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ code })
  })

  it.each([
    ['name', '   ', 'name-missing'],
    ['email', 'anna', 'email-invalid'],
    ['email', 'anna@@club.example', 'email-invalid'],
    ['email', 'anna＠x@club.example', 'email-invalid'],
    ['password', 'kurz', 'password-too-short'],
  ])('says what is wrong with the %s %j', async (field, value, code) => {
    const answer = await post({ token: await started(), ...anna, [field]: value })
    expect(await answer.json()).toMatchObject({ code: 'input-invalid', params: { fields: { [field]: code } } })
  })
})
