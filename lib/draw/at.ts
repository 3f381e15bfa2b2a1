/** The element at an index that is known to be inside; anything else is a bug of ours, so it throws. */
export function at<Item>(items: ArrayLike<Item>, index: number): Item {
  const item = items[index]
  if (item === undefined) throw new RangeError(`no element ${index} of ${items.length}`)
  return item
}
