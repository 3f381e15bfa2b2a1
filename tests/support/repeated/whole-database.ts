import { read } from '@/lib/db/read'
import { Prisma } from '@/lib/db/generated/sqlite/client'

type Row = Readonly<Record<string, unknown>>
export type WholeDatabase = Readonly<Record<string, readonly Row[]>>

/** What rises by itself whenever somebody looks or asks. */
const passing: Readonly<Record<string, readonly string[]>> = { tournament: ['version'], staffRequest: ['repeats'], tableSession: ['lastSeenAt'] }

/** Everything that is stored. */
export async function wholeDatabase(): Promise<WholeDatabase> {
  const found = await read(async (reader) => {
    const models = Object.values(Prisma.ModelName).map((name) => `${name[0]?.toLowerCase() ?? ''}${name.slice(1)}`)
    return Promise.all(
      models.map(async (model) => {
        // Every model has this method; a union of all of them cannot be called.
        const rows = await (reader as unknown as Record<string, { findMany: () => Promise<Row[]> }>)[model]?.findMany()
        return [model, (rows ?? []).map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !passing[model]?.includes(column)))).toSorted(byText)] as const
      }),
    )
  })
  return Object.fromEntries(found)
}

const byText = (one: Row, other: Row): number => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)

const counted = /^(version|.*[gG]eneration|.*Epoch)$/

/** What has come or gone between two looks: rows by model, and how far versions and generations have risen. */
export function difference(before: WholeDatabase, after: WholeDatabase): Record<string, number> {
  const [one, other] = [sums(before), sums(after)]
  return Object.fromEntries([...new Set([...one.keys(), ...other.keys()])].map((key) => [key, (other.get(key) ?? 0) - (one.get(key) ?? 0)] as const).filter(([, change]) => change !== 0))
}

function sums(database: WholeDatabase): ReadonlyMap<string, number> {
  const result = new Map<string, number>()
  const add = (key: string, by: number) => result.set(key, (result.get(key) ?? 0) + by)
  for (const [model, rows] of Object.entries(database)) {
    add(model, rows.length)
    for (const row of rows) for (const [column, value] of Object.entries(row)) if (typeof value === 'number' && counted.test(column)) add(`${model}.${column}`, value)
  }
  return result
}
