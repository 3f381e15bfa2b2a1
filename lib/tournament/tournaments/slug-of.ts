const spelled: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'oe', å: 'aa', ı: 'i', ł: 'l' }

/** A name as it can stand in an address: small letters, digits and hyphens, umlauts spelled out. */
export function slugOf(name: string): string {
  const letters = name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüßæøåıł]/g, (letter) => spelled[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
  const slug = letters.replaceAll(/[^a-z0-9]+/g, '-').slice(0, 60).replaceAll(/^-+|-+$/g, '')
  return slug === '' ? 'tournament' : slug
}
