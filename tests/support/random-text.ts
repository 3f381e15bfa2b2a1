const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '|', ';', ',', '\t', '\r', '\n', '"', "'", ' ', '\u00a0', '_x0041_', '\u000b', '(', ')', '!', '&', '<', '%', '\\']
const words = ['SUM(A1)', 'cmd', 'Müller', 'Özdemir', "d'Artagnan", '1', '12', 'A1', 'Łukasz', '♣', 'Straße', 'HYPERLINK', 'O’Neill', '😀']

/** A name as somebody types it who wants to find out what a spreadsheet makes of it. */
export function randomText(random: () => number): string {
  const pieces = 1 + Math.floor(random() * 6)
  return Array.from({ length: pieces }, () => {
    const from = random() < 0.5 ? signs : words
    return from[Math.floor(random() * from.length)] ?? ''
  }).join('')
}
