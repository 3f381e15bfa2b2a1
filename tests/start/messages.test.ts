import { afterEach, describe, expect, it, vi } from 'vitest'

import { say } from '@/lib/start/messages.js'

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('The language of the terminal', () => {
  it.each([
    ['German', { LANG: 'de_AT.UTF-8' }, 'Der Port 1 ist schon belegt'],
    ['English', { LANG: 'en_US.UTF-8' }, 'Port 1 is already taken'],
    ['another one', { LANG: 'fr_FR.UTF-8' }, 'Port 1 is already taken'],
    ['German by LC_ALL over English by LANG', { LC_ALL: 'de_DE.UTF-8', LANG: 'en_US.UTF-8' }, 'Der Port 1 ist schon belegt'],
    ['none', {}, 'Der Port 1 ist schon belegt'],
  ])('%s decides the sentence', (_, env, words) => {
    for (const name of ['LC_ALL', 'LC_MESSAGES', 'LANG']) vi.stubEnv(name, '')
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
    expect(say('port-taken', { port: '1' })).toContain(words)
  })
})
