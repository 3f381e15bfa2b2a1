import checkFile from 'eslint-plugin-check-file'
import nextCoreWebVitals from 'eslint-config-next/core-web-vitals'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'

const pure = ['lib/rules/**/*.ts', 'lib/draw/**/*.ts']

/** Arrows point to the rules: each zone names what its files may never import. */
const zones = [
  { target: './lib/rules', from: ['./lib', './app', './components', './prisma'], except: ['./rules'] },
  { target: './lib/draw', from: ['./lib', './app', './components', './prisma'], except: ['./draw', './rules'] },
  { target: './lib/schema', from: ['./lib', './app', './components'], except: ['./schema', './rules', './draw', './errors'] },
  { target: './components', from: ['./lib/db', './lib/tournament', './lib/server', './lib/auth', './prisma', './app'] },
  { target: './components/ui', from: ['./components', './lib/rules', './lib/draw'], except: ['./ui'] },
  { target: './lib/tournament', from: ['./app', './components', './lib/phone', './lib/server', './lib/pdf'] },
  { target: './lib/phone', from: ['./lib/db', './lib/tournament', './lib/server', './lib/auth', './app', './components'] },
  { target: './app', from: ['./lib/db'] },
  { target: './lib/db', from: ['./app', './components', './lib/tournament', './lib/auth', './lib/phone'] },
].flatMap(({ target, from, except }) =>
  from.map((source) => ({ target, from: source, ...(except && source !== './app' && source !== './prisma' && { except }) })),
)

export default defineConfig(
  { ignores: ['.next/**', 'dist/**', 'data/**', 'node_modules/**', 'lib/db/generated/**', 'prisma/generated/**', 'next-env.d.ts', 'public/**'] },
  ...nextCoreWebVitals,
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: new URL('..', import.meta.url).pathname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    settings: { 'import/resolver': { typescript: true }, next: { rootDir: '.' } },
    plugins: { 'check-file': checkFile },
    rules: {
      'import/no-restricted-paths': ['error', { zones }],
      'import/no-cycle': 'error',
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
    files: pure,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(node:|next|react|@prisma|zod|fs$|path$)', message: 'The rules and the draw stay pure: they take and return plain data.' }] },
      ],
      'no-restricted-globals': ['error', 'fetch', 'process', 'window', 'document', 'localStorage', 'setTimeout', 'performance', 'crypto'],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance comes in as a seed.' },
        { object: 'Date', property: 'now', message: 'Time comes in as an argument.' },
        ...['exp', 'pow', 'log', 'log2', 'log10', 'sin', 'cos', 'tan'].map((property) => ({ object: 'Math', property, message: 'Two machines may round it differently, and a draw must be repeatable.' })),
      ],
      'no-restricted-syntax': ['error', { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: 'Time comes in as an argument.' }],
    },
  },
)
