import { describe, expect, it } from 'vitest'
import { readSettings } from '@/lib/server/settings'

describe('Where the server listens', () => {
  it.each([
    ['to this machine alone when nothing is said', {}, false, '127.0.0.1'],
    ['to this machine alone when HOST is empty', { HOST: '' }, false, '127.0.0.1'],
    ['where HOST says', { HOST: '10.0.0.7' }, false, '10.0.0.7'],
    ['everywhere for the hall', {}, true, '0.0.0.0'],
    ['everywhere for the hall, whatever HOST says', { HOST: '127.0.0.1' }, true, '0.0.0.0'],
  ])('%s', (_, environment, hall, host) => {
    expect(readSettings({ NODE_ENV: 'test', ...environment }, hall)).toMatchObject({ host, hall, port: 3000 })
  })
})
