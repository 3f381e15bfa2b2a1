/** Everything that is filled in: 16 px text, because smaller makes phones zoom, and an edge that a bright hall does not swallow. */
export const controlClasses =
  'min-h-11 w-full rounded-card border border-edge bg-card px-3 py-2 text-base text-ink placeholder:text-ink-2 ' +
  'focus-visible:border-green focus-visible:outline-offset-0 data-[invalid]:border-red disabled:border-line disabled:bg-line disabled:text-ink-2'
