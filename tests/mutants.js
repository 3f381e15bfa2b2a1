/**
 * One wrong rule, as somebody might write it: planting it must turn a test of the rules red.
 * @typedef {{ name: string, file: string, find: string, replace: string }} Mutant
 */

/** @type {(file: string, mutants: [name: string, find: string, replace: string][]) => Mutant[]} */
const inFile = (file, mutants) => mutants.map(([name, find, replace]) => ({ name, file: `lib/rules/${file}`, find, replace }))

/** Planted one by one by `npm run mutants`; each text to replace stands exactly once in its file. */
export const mutants = [
  ...inFile('scoring/has-won.ts', [
    ['Re needs 120 although nobody called', 'otherwise: Readonly<Record<Party, Target>> = { re: 121', 'otherwise: Readonly<Record<Party, Target>> = { re: 120'],
    ['Kontra wins the tie that it gave up by calling', '{ re: 120, kontra: 121 }', '{ re: 121, kontra: 120 }'],
    ['Kontra gives up the tie although Re called too', 'calls.kontra.called && !calls.re.called', 'calls.kontra.called'],
    ['150 card points are enough for an own "no 90"', 'no90: 151', 'no90: 150'],
    ['89 card points are enough against "no 90"', 'no90: 90', 'no90: 89'],
    ['the own counter-call counts for less than the other one', 'if (own !== null) return committedTo[own]', 'if (own !== null && calls[opposingParty(party)].counterCall === null) return committedTo[own]'],
    ['black is about 240 card points', 'return game.trickless === opposingParty(party)', 'return cardPointsOf(game, party) === 240'],
    ['a worthless trick does not break black', 'return game.trickless !== party', 'return cardPointsOf(game, party) > 0'],
  ]),
  ...inFile('scoring/clauses.ts', [
    ['"under 90" includes 90', 'cardPointsOf(game, opposingParty(party)) < limit', 'cardPointsOf(game, opposingParty(party)) <= limit'],
    ['"under" goes to a party that has lost', 'game.winner === null || game.winner === party(game) ? party(game) : null', 'party(game)'],
    ['without a winner "under" counts for nobody', 'game.winner === null || game.winner === party(game)', 'game.winner === party(game)'],
    ['a call is worth one point', "code: 'kontra-called', party: winnerIfCalled('kontra'), points: 2", "code: 'kontra-called', party: winnerIfCalled('kontra'), points: 1"],
    ['a counter-call counts without a winner', 'includesCounterCall(calls[party], level) ? winner : null', 'includesCounterCall(calls[party], level) ? (winner ?? party) : null'],
    ['a counter-call does not imply the first call', 'calls[party].called || calls[party].counterCall !== null ? winner', 'calls[party].called ? winner'],
    ['121 must be reached against "no 90"', "reached('kontra', 120, 'no90')", "reached('kontra', 121, 'no90')"],
    ['Re beats its own club queens', "winner === 'kontra' && kind === 'normal' ? 'kontra' : null", "kind === 'normal' ? winner : null"],
    ['the club queens are beaten in a solo', "winner === 'kontra' && kind === 'normal'", "winner === 'kontra'"],
    ['two foxes count once', 'points: ({ specials }) => specials[party][special]', 'points: 1'],
  ]),
  ...inFile('scoring/includes-counter-call.ts', [['skipped levels do not count', '>=', '===']]),
  ...inFile('scoring/score-game.ts', [
    ['the soloist is not tripled', "'solo' ? 3 : 1", "'solo' ? 1 : 1"],
    ['points of the other party are added instead of netted', 'sum + points : sum - points', 'sum + points : sum + points'],
  ]),
  ...inFile('scoring/check-game.ts', [
    ['card points of 239 are let through', '[1, cardPointsInPlay - 1]', '[1]'],
    ['special points are let through in a solo', "kind === 'solo' && parties.some", "kind !== 'solo' && kind !== 'normal' && parties.some"],
    ['a party without a trick may have card points', 'once(cardPointsOf(game, party) !== 0,', 'once(cardPointsOf(game, party) < 0,'],
  ]),
  ...inFile('scoring/least-card-points.ts', [
    ['three Doppelkopf need only 120 card points', '[124, 124, 124]', '[120, 120, 120]'],
    ['Karlchen always needs two card points more', 'karlchen > 0 && !karlchenCaughtTheFox', 'karlchen > 0'],
  ]),
  ...inFile('scoring/card-point-ranges.ts', [['150 and 151 are taken for one range', '{ from: 121, to: 150, representative: 121 },\n  { from: 151, to: 180', '{ from: 121, to: 151, representative: 121 },\n  { from: 152, to: 180']]),
  ...inFile('table/after-leaving.ts', [
    ['whoever left still deals', 'order.turn === leaver ? leftNeighbour(order.tableSize, leaver, leaver) : order.turn', 'order.turn'],
    ['those who stay play all rows of five', 'Math.min(deals.reduce((sum, count) => sum + count, 0), rowsLeft)', 'rowsLeft'],
  ]),
  ...inFile('table/after-deal.ts', [
    ['the next one deals after a compulsory solo', 'movesOn: (presented) => presented', 'movesOn: always'],
    ['the same one deals after a presented solo', 'movesOn: (presented) => presented', 'movesOn: never'],
    ['the same one deals after a voluntary solo', "'voluntary-solo': { tsr: '4.3.2', usesNumber: true, rubric: 'normal', movesOn: always }", "'voluntary-solo': { tsr: '4.3.2', usesNumber: true, rubric: 'normal', movesOn: never }"],
    ['a silent marriage counts as the compulsory solo', "'silent-marriage': { tsr: '4.4.5', usesNumber: true, rubric: 'normal'", "'silent-marriage': { tsr: '4.4.5', usesNumber: true, rubric: 'solo'"],
    ['a game that was not played uses a number', "'not-played': { tsr: '9.4.3', usesNumber: false", "'not-played': { tsr: '9.4.3', usesNumber: true"],
  ]),
  ...inFile('table/coming-deal.ts', [
    ['the dealer leads', 'lead: presented ?? leftNeighbour(tableSize, dealer, empty)', 'lead: presented ?? dealer'],
    ['a presented player who would sit out deals himself', 'return mustSitOutAndPlay ?', 'return mustSitOutAndPlay && empty !== null ?'],
  ]),
  ...inFile('table/sits-out.ts', [['the dealer plays at a five-player table', 'tableSize === 5 && empty === null ? dealer', 'tableSize === 5 && empty !== null ? dealer']]),
  ...inFile('table/table-sizes.ts', [['five-player tables before four-player tables', 'people % 4', '4 + (people % 4)']]),
  ...inFile('solo/presented-player.ts', [['solos are presented one game too late', 'order.owed.length < remaining', 'order.owed.length <= remaining']]),
  ...inFile('list/check-row-points.ts', [
    ['a row need not add up to nothing', 'broken: (p) => sum(p) !== 0', 'broken: (p) => sum(p) > 0'],
    ['a game may mix even and odd', "rows: ['game'], broken: mixed", 'rows: [], broken: mixed'],
    ['a normal game may be worth 30', 'value(p) > mostNormalGame', 'value(p) > mostNormalGame + 1'],
    ['a solo may be worth 22', 'unit(p) > mostSoloUnit', 'unit(p) > mostSoloUnit + 1'],
    ['a penalty may be nothing but zeros', "rowShape(p)?.form === 'zero'", 'rowShape(p) === null'],
  ]),
  ...inFile('list/check-row-seats.ts', [['whoever sits out may have points', 'absent === null || (points[absent - 1] ?? null) === null ? []', 'absent === null || (points[absent - 1] ?? 0) >= 0 ? []']]),
  ...inFile('penalty/penalty-rows.ts', [
    ['a serious violation costs 12 whatever was counter-called', '{ offender: (n: number) => -(12 + 3 * n), soloist: null', '{ offender: () => -12, soloist: null'],
    ['a minor violation against the soloist is credited to all', "{ tsr: '9.3.3 (b1)', severity: 'minor', applies: disadvantage, ...minorToSoloist }", "{ tsr: '9.3.3 (b1)', severity: 'minor', applies: disadvantage, ...minorToAll }"],
  ]),
  ...inFile('penalty/game-after-penalty.ts', [['a serious violation in a normal game counts as played', "serious: { elsewhere: 'not-played'", "serious: { elsewhere: 'counts-as-played'"]]),
  ...inFile('penalty/position-without-points.ts', [['the sitting dealer is credited', 'left?.position ?? sitsOut(tableSize, dealer, null)', 'left?.position ?? null']]),
  ...inFile('calls/latest-call.ts', [
    ['"no 60" is in time with eight cards in hand', 'no60: 9', 'no60: 8'],
    ['skipped levels need not be in time', 'cardsNeeded[lowestNew], asResponse', 'cardsNeeded[call], asResponse'],
    ['a marriage settled in the third trick shifts by one', '2: 1, 3: 2', '2: 1, 3: 1'],
    ['a response has no card more', 'cardsNeeded[opposing] - 1', 'cardsNeeded[opposing]'],
    ['a counter-call may follow a late response', "(own.lateResponse && call !== 'call')", "(own.lateResponse && call === 'call')"],
  ]),
  ...inFile('calls/first-reservation.ts', [['the place at the table comes before the kind of reservation', 'reservationKinds.flatMap((kind) => inTurn.filter((reservation) => reservation.kind === kind))', 'inTurn']]),
  ...inFile('tricks/beats.ts', [
    ['the second of two equal cards takes the trick', 'its.height < held.height', 'its.height <= held.height'],
    ['an ace of another off-suit takes the trick', "its.suit === 'trump'", 'its.height === 0'],
  ]),
  ...inFile('tricks/trumps.ts', [['spades rank above clubs', "['CQ', 'SQ', 'HQ', 'DQ']", "['SQ', 'CQ', 'HQ', 'DQ']"]]),
  ...inFile('tricks/is-legal-card.ts', [['a trump may be played although the suit could be followed', 'follows(card) || !hand.some(follows)', "follows(card) || placeInGame(game, card).suit === 'trump' || !hand.some(follows)"]]),
  ...inFile('tricks/special-points-of-trick.ts', [
    ['a Doppelkopf needs more than 40 card points', '>= 40', '> 40'],
    ['the fox of the own party counts instead', 'parties[index] === opposingParty(party)', 'parties[index] !== opposingParty(party)'],
    ['Karlchen counts in every trick', "lastTrick && cards[winner] === 'CJ'", "cards[winner] === 'CJ'"],
  ]),
]
