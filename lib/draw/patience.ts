/**
 * About -log2 of a random number in (0, 1], in straight pieces, from 32 random bits: how much an annealing search accepts,
 * without a logarithm, which two machines may round differently.
 */
export function patience(bits: number): number {
  const zeros = Math.clz32(bits)
  if (zeros >= 31) return zeros
  const leading = 0x80000000 >>> zeros
  return zeros + 1 - (bits - leading) / leading
}
