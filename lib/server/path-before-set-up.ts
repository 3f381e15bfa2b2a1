const startPage = /^\/(?:de|en)(?=$|\?)/

/** The address that Next is asked for: without an administrator the start page says what to do about that. */
export function pathBeforeSetUp(address: string, isSetUp: boolean): string {
  return isSetUp ? address : address.replace(startPage, '$&/not-set-up')
}
