import { fileURLToPath } from 'node:url'
import { build, stop } from 'esbuild'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Makes dist/server.js and what fills the demo, which plain node runs: packages stay where they are, our own files become one. */
export async function buildServer() {
  await build({
    absWorkingDir: root,
    entryPoints: { server: 'lib/server/main.ts', demo: 'lib/demo/main.ts' },
    outdir: 'dist',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  })
  // Its helper process would stay beside the server for as long as that runs.
  await stop()
}
