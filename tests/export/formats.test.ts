import { describe, expect, it } from 'vitest'
import { csvOf } from '@/lib/export/csv-of'
import type { Cell, ExportedTable } from '@/lib/export/exported-table'
import { plainText } from '@/tests/support/plain-text'
import { xlsxOf } from '@/lib/export/xlsx-of'
import { randomNumbers } from '@/tests/support/random-numbers'
import { randomText } from '@/tests/support/random-text'
import { readCsv } from '@/tests/support/read-csv'
import { readXlsx } from '@/tests/support/read-xlsx'

const random = randomNumbers(20_261_129)
const names = Array.from({ length: 10_000 }, () => randomText(random))
const table: ExportedTable = { name: 'Übersicht', heads: ['Nr.', 'Name', 'Punkte', 'Verein'], rows: names.map((name, index) => [index + 1, name, (index % 41) - 20, names[(index * 7) % names.length] ?? '']) }

/** Programs skip blanks before they look; an apostrophe there tells them that text follows. */
const acts = (cell: string | number | null): boolean => typeof cell === 'string' && /^["\s]*[=+\-@＝＋－＠]/.test(cell)
const asTyped = (cell: string | number | null): Cell => (typeof cell === 'string' ? plainText(cell) : cell)

describe('CSV', () => {
  it.each([';', ','] as const)('with %s: of 10,000 names none acts as a formula, numbers stay numbers, and all is read back as it was', (separator) => {
    const file = csvOf(table, separator)
    const cells = readCsv(file, separator)
    expect(cells.flat().filter(acts)).toEqual([])
    expect(cells.map((row) => row.map(asTyped))).toEqual([table.heads, ...table.rows])
  })

  it.each([
    [';', ','],
    [',', ';'],
    [';', '\t'],
    [',', '|'],
  ] as const)('written with %s and read with another separator: no name acts as a formula', (separator, other) => {
    expect(readCsvLoosely(csvOf(table, separator), other).filter(acts)).toEqual([])
  })

  it('is taken for UTF-8 by Excel, keeps empty cells empty, and -12 a number', () => {
    expect(csvOf({ name: 'x', heads: ['Ä', 'B'], rows: [['Müller', -12], [null, 0]] }, ';')).toBe('\ufeff"Ä";"B"\r\n"Müller";-12\r\n;0\r\n')
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['-12', "'-12"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ["'=1", "''=1"],
    ['Anna,=1+1', "Anna,'=1+1"],
    ['a\r\n=1', "a\r\n'=1"],
    ["'t Hooft", "'t Hooft"],
    ['Meyer-Lüdtke', 'Meyer-Lüdtke'],
    ['1. DC = gut', '1. DC = gut'],
  ])('writes the text %j as %j', (text, written) => {
    const [, row] = readCsv(csvOf({ name: 'x', heads: ['H'], rows: [[text]] }, ';'), ';')
    expect(row).toEqual([written])
    expect(plainText(written)).toBe(text)
  })
})

describe('XLSX', () => {
  it('is read back by another reader exactly as it was: 10,000 names without a formula, numbers as numbers, umlauts', async () => {
    const [sheet] = readXlsx(await xlsxOf([table]))
    expect(sheet?.name).toBe('Übersicht')
    expect(sheet?.formulas).toEqual([])
    expect(sheet?.rows).toEqual([table.heads, ...table.rows])
  })

  it('holds a sheet for each table, and empty cells stay empty', async () => {
    const one = { name: 'Eins', heads: ['A', 'B', 'C'], rows: [[null, 'x', -1], ['_x000B_\u0001\r\n', null, 0]] }
    const sheets = readXlsx(await xlsxOf([one, { ...one, name: 'Zwei', rows: [] }]))
    expect(sheets.map(({ name, rows }) => ({ name, rows }))).toEqual([
      { name: 'Eins', rows: [one.heads, ...one.rows] },
      { name: 'Zwei', rows: [one.heads] },
    ])
  })
})

/** As a program cuts the lines that thinks another separator right and cares little for quotes in the middle. */
function readCsvLoosely(file: string, separator: string): (string | number | null)[] {
  return file.replace(/^\ufeff/, '').split(/\r\n|\r|\n/).flatMap((line) => line.split(separator))
}
