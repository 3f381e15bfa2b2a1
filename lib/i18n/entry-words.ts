/** What an entry of the catalogue is called: in the organiser's words, or in ours; its id where there are none, which a restored copy could bring. */
export function entryWords({ id, words }: { readonly id: string; readonly words: string | null }, entries: Readonly<Record<string, string>>): string {
  return words ?? entries[id] ?? id
}
