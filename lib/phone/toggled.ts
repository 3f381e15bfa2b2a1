/** A choice after a tap: taken back when it was made already; beyond `most` the oldest goes. */
export const toggled = <Value>(chosen: readonly Value[], value: Value, most: number): readonly Value[] =>
  chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value].slice(-most)
