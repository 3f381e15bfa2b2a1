import { existsSync } from 'node:fs'
import { join } from 'node:path'

import type { Answerer } from '@/lib/server/exchange'
import { listWorker } from '@/lib/server/list-worker'
import { prerenderedPages, type PrerenderedPages } from '@/lib/server/prerendered-pages'
import type { Settings } from '@/lib/server/settings'
import { staticAssets } from '@/lib/server/static-assets'
import { StartProblem } from '@/lib/start/start-problem.js'

interface NextPages {
  answerers: Answerer[]
  pages: PrerenderedPages
  close: () => Promise<void>
}

/** The pages made with Next, either from the finished build or compiled while they are asked for. */
export async function nextPages({ host, port }: Settings, dev: boolean): Promise<NextPages> {
  const build = join(process.cwd(), '.next')
  if (!dev && !existsSync(join(build, 'BUILD_ID'))) throw new StartProblem('not-built')
  const { default: next } = await import('next')
  const app = next({ dev, dir: process.cwd(), hostname: host, port, quiet: true })
  await app.prepare()
  const handle = app.getRequestHandler()
  const everything: Answerer = { answers: () => true, answer: ({ request, response }) => handle(request, response) }
  return {
    answerers: dev ? [everything] : [staticAssets(join(build, 'static')), listWorker(join(process.cwd(), 'dist/list-worker.js')), everything],
    pages: dev ? {} : prerenderedPages(join(build, 'server/app')),
    close: () => app.close(),
  }
}
