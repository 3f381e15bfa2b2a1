import { afterEach, describe, expect, it, vi } from 'vitest'
import { storageSafety } from '@/lib/phone/storage-safety'

const gigabyte = 1024 ** 3
const browser = (quota: number, answers: { files?: boolean; persisted?: boolean; persists?: boolean }) => ({
  estimate: () => Promise.resolve({ quota }),
  getDirectory: () => (answers.files === false ? Promise.reject(new Error('SecurityError')) : Promise.resolve({})),
  persisted: () => Promise.resolve(answers.persisted ?? false),
  persist: () => Promise.resolve(answers.persists ?? false),
})

afterEach(() => vi.unstubAllGlobals())

describe('What the browser says about keeping the list', () => {
  it.each([
    ['has promised before', browser(gigabyte, { persisted: true }), 'kept'],
    ['promises when asked', browser(gigabyte, { persists: true }), 'kept'],
    ['does not promise', browser(gigabyte, {}), 'evictable'],
    ['is a private window with little room', browser(gigabyte / 10, { persists: true }), 'private'],
    ['is a private window that keeps no files', browser(gigabyte, { files: false, persists: true }), 'private'],
    ['is too old for files', { ...browser(gigabyte, { persists: true }), getDirectory: undefined }, 'kept'],
    ['cannot be asked over plain HTTP', undefined, 'unknown'],
  ])('it %s', async (_, storage, safety) => {
    vi.stubGlobal('navigator', { storage })
    expect(await storageSafety()).toBe(safety)
  })
})
