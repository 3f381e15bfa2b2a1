import { storageTrouble } from '@/lib/db/storage-trouble'

export type SavingTrouble = `storage-${NonNullable<Awaited<ReturnType<typeof storageTrouble>>>}`

/** The code of what keeps everybody from saving right now, or null. */
export async function savingTrouble(): Promise<SavingTrouble | null> {
  const problem = await storageTrouble()
  return problem && `storage-${problem}`
}
