import { fileURLToPath } from 'node:url'
import checkFile from 'eslint-plugin-check-file'
import nextCoreWebVitals from 'eslint-config-next/core-web-vitals'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'

const root = fileURLToPath(new URL('..', import.meta.url))
const pure = ['lib/rules/**/*.ts', 'lib/draw/**/*.ts']

/** Arrows point to the rules: each zone names what its files may never import. An exception lies below the entry of `from` it belongs to. */
const zones = [
  { target: './lib', from: ['./app', './components'] },
  { target: './lib/rules', from: ['./lib', './prisma'], except: ['./rules'] },
  { target: './lib/draw', from: ['./lib', './prisma'], except: ['./draw', './rules'] },
  { target: './lib/schema', from: ['./lib'], except: ['./schema', './rules', './draw', './errors'] },
  { target: './components', from: ['./lib/db', './lib/tournament', './lib/server', './lib/auth', './prisma', './app'] },
  { target: './components/ui', from: ['./components'], except: ['./ui'] },
  { target: './components/ui', from: ['./lib/rules', './lib/draw'] },
  { target: './lib/tournament', from: ['./lib/phone', './lib/server', './lib/pdf'] },
  { target: './lib/phone', from: ['./lib/db', './lib/tournament', './lib/server', './lib/auth'] },
  { target: './app', from: ['./lib/db', './prisma'] },
  { target: './lib/db', from: ['./lib/tournament', './lib/auth', './lib/phone'] },
].flatMap(({ target, from, except }) => from.map((source) => ({ target, from: source, ...(except && source !== './prisma' && { except }) })))

/** The zones read a plain string only. */
const unreadableImport = { selector: 'ImportExpression[source.type!="Literal"]', message: 'Name the module in quotes, so that the import zones can read it.' }
const lazyImport = (/** @type {string} */ packages, /** @type {string} */ message) => ({ selector: `ImportExpression[source.value=/${packages}/]`, message })

const databasePackages = '^(@prisma\\x2f|pg$|better-sqlite3$)'
const machinePackages = '^node:|^(fs|path|os|crypto|child_process|http|net|worker_threads)(\\x2f|$)'
const databaseMessage = 'Only services touch the database.'

export default defineConfig(
  { ignores: ['.next/**', 'dist/**', 'data/**', 'node_modules/**', 'lib/db/generated/**', 'prisma/generated/**', 'next-env.d.ts', 'public/**'] },
  ...nextCoreWebVitals,
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    settings: { 'import/resolver': { typescript: true }, 'import/ignore': ['node_modules', 'lib/db/generated'], next: { rootDir: '.' } },
    plugins: { 'check-file': checkFile },
    rules: {
      'import/no-restricted-paths': ['error', { zones, basePath: root }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Following packages and generated clients took two thirds of the whole run.
      'import/no-cycle': ['error', { ignoreExternal: true }],
      'check-file/filename-naming-convention': ['error', { 'lib/**/*': 'KEBAB_CASE', 'components/**/*': 'KEBAB_CASE', 'tests/**/*': 'KEBAB_CASE' }, { ignoreMiddleExtensions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'max-lines': ['error', 200],
      '@next/next/no-html-link-for-pages': 'off',
      'no-console': 'error',
    },
  },
  {
    files: ['**/*.js'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['app/**/*.{ts,tsx}', 'next.config.js', 'tests/*.config.{ts,js}'],
    rules: { 'import/no-default-export': 'off' },
  },
  {
    files: ['lib/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}'],
    rules: { 'import/no-default-export': 'error' },
  },
  {
    files: ['lib/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}', 'app/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', unreadableImport] },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: [{ regex: databasePackages, message: databaseMessage }] }],
      'no-restricted-syntax': ['error', unreadableImport, lazyImport(databasePackages, databaseMessage)],
    },
  },
  {
    files: ['components/**/*.{ts,tsx}', 'lib/phone/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [{ regex: databasePackages, message: databaseMessage }, { regex: machinePackages, message: 'This runs in a browser.' }] },
      ],
      'no-restricted-syntax': ['error', unreadableImport, lazyImport(databasePackages, databaseMessage), lazyImport(machinePackages, 'This runs in a browser.')],
    },
  },
  {
    files: pure,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(?!@/|\\.{1,2}/|@noble/hashes/)', message: 'The rules and the draw stay pure: they take and return plain data, and stand on no package but the hashes.' }] },
      ],
      'no-restricted-globals': [
        'error', 'fetch', 'process', 'window', 'document', 'navigator', 'self', 'globalThis', 'global', 'Buffer', 'localStorage', 'sessionStorage', 'indexedDB',
        'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'performance', 'crypto', 'WebSocket', 'XMLHttpRequest',
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance comes in as a seed.' },
        { object: 'Date', property: 'now', message: 'Time comes in as an argument.' },
        ...['exp', 'pow', 'log', 'log2', 'log10', 'sin', 'cos', 'tan'].map((property) => ({ object: 'Math', property, message: 'Two machines may round it differently, and a draw must be repeatable.' })),
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: 'Time comes in as an argument.' },
        { selector: 'CallExpression[callee.name="Date"]', message: 'Time comes in as an argument.' },
        { selector: 'ImportExpression', message: 'The rules and the draw need nothing late.' },
      ],
    },
  },
)
