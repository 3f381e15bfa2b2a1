import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Tests of the built product, most of them in a real browser. Each file starts a server and a browser of its own, about 1 GB of memory. */
export default defineConfig({
  root,
  resolve: { alias: { '@': root.replace(/\/$/, '') } },
  test: {
    include: ['tests/e2e/**/*.e2e.ts'],
    maxWorkers: Math.min(availableParallelism(), 4),
    // Limits are there to end what hangs. Times are measured elsewhere, on a machine that does nothing else.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
