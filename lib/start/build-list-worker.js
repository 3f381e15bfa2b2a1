import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { projectRoot } from './project-root.js'

const folder = join(projectRoot, '.next')

/** What the page loads beside the files of the build. */
const besides = ['/theme.js']

/** Every file of the build that the list page loads, now or later: those it names, and those named in these. */
function filesOfPage() {
  const files = readdirSync(join(folder, 'static'), { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
  const readable = files.filter((file) => /\.(?:js|css|woff2)$/.test(file))
  /** @type {Set<string>} */
  const found = new Set()
  /** @param {string} text */
  const follow = (text) => {
    for (const file of readable) {
      if (found.has(file) || !text.includes(basename(file))) continue
      found.add(file)
      if (!file.endsWith('.woff2')) follow(readFileSync(join(folder, 'static', file), 'utf8'))
    }
  }
  follow(readFileSync(join(folder, 'server/app/list.html'), 'utf8'))
  return [...found].sort().map((file) => `/_next/static/${file}`)
}

/** Makes dist/list-worker.js, which keeps the list page of exactly this build on a phone. */
export async function buildListWorker() {
  if (!existsSync(join(folder, 'BUILD_ID'))) throw new Error('the pages come first')
  const id = readFileSync(join(folder, 'BUILD_ID'), 'utf8')
  await build({
    absWorkingDir: projectRoot,
    entryPoints: ['lib/phone/worker/list-worker.ts'],
    outfile: 'dist/list-worker.js',
    bundle: true,
    platform: 'browser',
    format: 'iife',
    target: 'es2020',
    minify: true,
    define: { __build: JSON.stringify({ id, cache: `list-page-${id}`, files: [...filesOfPage(), ...besides] }) },
    logLevel: 'warning',
  })
}
