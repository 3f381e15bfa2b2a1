export type SampleSeat = { name: string; total: number; solo: 'played' | 'owed'; deals: boolean }
export type SampleRow = { game: number; rubric: string; points: readonly number[]; totals: readonly number[] }

export const sampleSeats: readonly SampleSeat[] = [
  { name: 'Jansen', total: 13, solo: 'played', deals: false },
  { name: 'Kruse', total: -17, solo: 'owed', deals: false },
  { name: 'Öztürk', total: -5, solo: 'owed', deals: true },
  { name: 'Wolff', total: 9, solo: 'played', deals: false },
]

export const sampleRows: readonly SampleRow[] = [
  { game: 8, rubric: 'S4', points: [-2, -2, -2, 6], totals: [9, -9, -7, 7] },
  { game: 9, rubric: 'N7', points: [2, -2, 2, -2], totals: [11, -11, -5, 5] },
  { game: 10, rubric: 'N8', points: [3, -3, -3, 3], totals: [14, -14, -8, 8] },
  { game: 11, rubric: 'N9', points: [-2, -2, 2, 2], totals: [12, -16, -6, 10] },
  { game: 12, rubric: 'N10', points: [1, -1, 1, -1], totals: [13, -17, -5, 9] },
]
