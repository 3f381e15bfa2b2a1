import { write } from '@/lib/db/write'

/** Remembers that these tables have a sign with their present code, so that the next round prints only those that are missing. */
export async function notePrintedSigns(tournamentId: string, numbers: readonly number[]): Promise<void> {
  await write(async (transaction) => {
    const signs = await transaction.tableSign.findMany({ where: { tournamentId, number: { in: [...numbers] } } })
    for (const { number, generation, printed } of signs) {
      if (printed !== generation) await transaction.tableSign.update({ where: { tournamentId_number: { tournamentId, number } }, data: { printed: generation } })
    }
    const known = new Set(signs.map(({ number }) => number))
    const missing = numbers.filter((number) => !known.has(number))
    await transaction.tableSign.createMany({ data: missing.map((number) => ({ tournamentId, number, printed: 1 })) })
  })
}
