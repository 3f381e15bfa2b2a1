/** Surnames that a German list has to sort, and given names beside them. */
const surnames = ['Ahlers', 'Ärmel', 'Azizi', 'Becker', 'Böhm', 'Bohmann', 'Çelik', 'Dąbrowski', 'Eßer', 'Göbel', 'Hansen', 'Islamoğlu', 'Jørgensen', 'Köhler', 'Krüger', 'Lüders', 'Müller-Lüdenscheidt', 'Öztürk', 'Petersen', 'Schröder', 'Strauß', 'Überall', 'von der Aue', 'Żukowska']
const givenNames = ['Anna', 'Ben', 'Cécile', 'Dörte', 'Emil', 'Friederike', 'Günther', 'Hannelore', 'Ina', 'Jörg', 'Karl-Heinz', 'Lotte', 'Maximilian']

/** The longest that can be typed, each made of the widest or of unbreakable letters. */
const longest = ['W'.repeat(100), 'Prof. Dr. Maximiliane Freifrau von Schleswig-Holstein-Sonderburg-Augustenburg zu Hohenlohe-Langenburg', 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Llywelyn-ap-Gruffudd-Fychan-ab-Owain'].map((name) => name.slice(0, 100))

/** What people are called elsewhere, and what they type for fun. */
const unusual = ['דוד בן גוריון', 'محمد عبد الله (Hamburg 2)', '王小明', 'Зоя Космодемьянская', '🃏 Joker 👨‍👩‍👧‍👦 🇩🇪', 'Z̵̡̢̛̛̖̗̘̙̜̝̞̟̠̤̥̦̩̪̫̬̭̮̯̰̱̲̳̹̺̻̼͇͈͉͍͎̀́̂̃̄̅̆̇̈̉̊̋̌̍̎̏̐̑̒̓̔̽̾̿̀́͂̓̈́͆͊͋͌algo', '<script>alert(1)</script>', '=SUM(A1:A9)', 'constructor', 'गोविन्द', '\u202Eesrever']

const club = 'Doppelkopffreunde Oberweser-Nord e. V.'

const named = (names: readonly string[]) => names.map((name, index) => ({ startNumber: index + 1, name, club }))

const ordinary = (count: number) => named(Array.from({ length: count }, (_, index) => `${givenNames[index % givenNames.length] ?? ''} ${surnames[(index * 7) % surnames.length] ?? ''}${index < 312 ? '' : ' jun.'}`))

/** People to print: by number with ordinary names, or the longest and the strangest names there are. */
export const printedPeople = { ordinary, longest: named(longest), unusual: named(unusual) }
