/**
 * One thing that is wrong with an entry, as data: the words for it live in `lib/i18n`, typed by `code`.
 * `tsr` is the section of the Tournament Playing Rules that it offends, without the prefix, e.g. `7.3.3`.
 */
export interface Violation<Code extends string = string> {
  readonly code: Code
  readonly tsr: string
  readonly params: Readonly<Record<string, string | number>>
}
