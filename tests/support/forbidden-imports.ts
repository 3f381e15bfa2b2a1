type Planted = readonly [path: string, text: string]

/** Every way to write an import from a module, one line each; a zone has to see through all of them. */
const importForms: readonly ((module: string, name: string) => string)[] = [
  (module, name) => `import { name as ${name} } from '${module}'`,
  (module, name) => `import type { Name as ${name} } from '${module}'`,
  (module, name) => `import { type Name as ${name} } from '${module}'`,
  (module, name) => `import * as ${name} from '${module}'`,
  (module) => `import '${module}'`,
  (module, name) => `export { name as ${name} } from '${module}'`,
  (module, name) => `export * as ${name} from '${module}'`,
  (module, name) => `export const ${name} = () => import('${module}')`,
  (module, name) => `export const ${name} = () => import(\`${module}\`)`,
  (module, name) => `export type ${name} = import('${module}').Name`,
  (module, name) => `export let ${name}: typeof import('${module}').name`,
  (module, name) => `export const ${name}: unknown = require('${module}')`,
]

/** Which folder may never import from which, with the reach of every form. */
const forbiddenFolders: readonly (readonly [from: string, to: readonly string[]])[] = [
  ['lib/rules/list', ['lib/draw', 'lib/db', 'lib/tournament/lists', 'lib/i18n', 'app/desk', 'components/rules', 'components/ui', 'prisma']],
  ['lib/draw', ['lib/db', 'lib/tournament/lists', 'lib/i18n', 'app/desk', 'components/draw', 'components/ui', 'prisma']],
  ['lib/schema', ['lib/db', 'lib/tournament/lists', 'app/desk', 'components/draw', 'components/rules']],
  ['lib/tournament/lists', ['app/desk', 'components/ui', 'lib/phone', 'lib/server', 'lib/pdf']],
  ['lib/phone', ['lib/db', 'lib/tournament/lists', 'lib/server', 'lib/auth', 'app/desk', 'components/ui']],
  ['lib/i18n', ['app/desk', 'components/ui']],
  ['lib/db', ['app/desk', 'components/ui', 'lib/tournament/lists', 'lib/auth', 'lib/phone']],
  ['components/standings', ['lib/db', 'lib/tournament/lists', 'lib/server', 'lib/auth', 'prisma', 'app/desk']],
  ['components/ui', ['components/draw', 'lib/rules/list', 'lib/draw', 'lib/db']],
  ['app/referee', ['lib/db', 'prisma']],
]

const forbiddenPackages: readonly (readonly [from: string, to: readonly string[]])[] = [
  ['lib/rules/list', ['node:fs', 'fs', 'crypto', 'react', 'next/server', 'zod', '@prisma/client', 'pg']],
  ['lib/draw', ['node:crypto', 'os', 'react', 'zod', 'better-sqlite3']],
  ['components/standings', ['node:fs', 'fs', '@prisma/client', 'pg', 'better-sqlite3']],
  ['app/referee', ['@prisma/client', '@prisma/adapter-pg', 'pg', 'better-sqlite3']],
  ['lib/phone', ['node:fs', '@prisma/client', 'pg']],
]

const welcome: readonly (readonly [from: string, to: readonly string[]])[] = [
  ['lib/rules/list', ['@/lib/rules/table/planted', '../table/planted', '@noble/hashes/sha2.js']],
  ['lib/draw', ['@/lib/rules/table/planted']],
  ['lib/schema', ['@/lib/rules/list/planted', '@/lib/errors/planted']],
  ['lib/tournament/lists', ['@/lib/db/planted', '@/lib/rules/list/planted', '@/lib/schema/planted']],
  ['components/standings', ['@/components/ui/planted', '@/lib/rules/list/planted', '@/lib/i18n/planted']],
  ['components/ui', ['react', '@/lib/i18n/planted']],
  ['app/referee', ['@/lib/tournament/lists/planted', '@/components/standings/planted', '@/lib/auth/planted']],
]

const impureLines = [
  'export const drawn = Math.random()',
  'export const now = Date.now()',
  'export const today = new Date()',
  'export const told = Date()',
  'export const answer = fetch("/")',
  'export const place = process.cwd()',
  'export const id = crypto.randomUUID()',
  'export const all = globalThis',
  'export const later = setTimeout(() => 1, 1)',
  'export const kept = localStorage',
]

const upFrom = (folder: string) => '../'.repeat(folder.split('/').length)

const lines = (modules: readonly string[]) =>
  modules.flatMap((module, spelling) => importForms.map((form, index) => form(module, `used${String(spelling)}${String(index)}`))).join('\n')

const plain = (target: string) => target.replace(/[^a-z0-9]+/g, '-')

const plantedInFolders = forbiddenFolders.flatMap(([from, to]) =>
  to.map((target): Planted => [`${from}/folder-${plain(target)}.ts`, lines([`@/${target}/planted`, `${upFrom(from)}${target}/planted`])]),
)

const plantedPackages = forbiddenPackages.flatMap(([from, to]) =>
  to.map((target): Planted => [`${from}/package-${plain(target)}.ts`, lines([target])]),
)

const folders = [...forbiddenFolders, ...welcome].flatMap(([from, to]) => [from, ...to.map((target) => target.replace(/^@\/|\/planted$/g, ''))])
  .filter((folder) => /^(?:lib|app|components|prisma)\b/.test(folder))

/** A project in which every line of `forbidden` has to be refused, and every one of `allowed` to pass. */
export const forbiddenImports = {
  targets: [...new Set([...folders, 'lib/rules/table'])].map((folder): Planted => [`${folder}/planted.ts`, 'export const name = 1\nexport type Name = number\n']),
  forbidden: [...plantedInFolders, ...plantedPackages],
  allowed: welcome.map(([from, to]): Planted => [`${from}/welcome.ts`, to.map((module, index) => `import * as used${String(index)} from '${module}'`).join('\n')]),
  impure: ['lib/rules/list', 'lib/draw'].map((folder): Planted => [`${folder}/impure.ts`, impureLines.join('\n')]),
}
