import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Unit and database tests. Browser tests have their own configuration beside this file. */
export default defineConfig({
  root,
  resolve: { alias: { '@': root.replace(/\/$/, '') } },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**'],
    // Left to itself it keeps one core free, which on a machine of two is half of it.
    maxWorkers: availableParallelism(),
    testTimeout: 30_000,
  },
})
