/** The numbers of the tables that are set up: the lowest ones, blocked ones left out. */
export function usableTables(tables: number, blocked: readonly number[]): number[] {
  const usable: number[] = []
  for (let number = 1; usable.length < tables; number++) {
    if (!blocked.includes(number)) usable.push(number)
  }
  return usable
}
