import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { actionsMatrix, routesMatrix } from './routes-matrix'

const sources = ['app', 'components', 'lib']
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('generated'))
const routes = sources.filter((file) => file.startsWith('app') && /(^|\/)route\.tsx?$/.test(file))
const actions = sources.filter((file) => /^\s*['"]use server['"]/m.test(readFileSync(file, 'utf8')))

describe('the authorisation matrix', () => {
  it('has a row for every route handler, and none for one that is gone', () => {
    expect(Object.keys(routesMatrix).toSorted()).toEqual(routes.toSorted())
  })

  it('is asked by a test, role by role, for every route of the desk', () => {
    const tests = readdirSync('tests', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts')).map((file) => readFileSync(join('tests', file), 'utf8'))
    const desk = routes.filter((file) => file.startsWith('app/api/desk/'))
    expect(desk.filter((file) => !tests.some((text) => text.includes(`'@/${file.replace(/\.ts$/, '')}'`)))).toEqual([])
  })

  it('has a row for every server action, and none for one that is gone', () => {
    expect(Object.keys(actionsMatrix).toSorted()).toEqual(actions.toSorted())
  })

  it.each(routes)('names every method of %s', (file) => {
    const exported = [...readFileSync(file, 'utf8').matchAll(/export (?:const|async function|function) (GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)\b/g)].map(([, method]) => method)
    expect(routesMatrix[file]?.map(({ method }) => method).toSorted()).toEqual(exported.toSorted())
  })
})
