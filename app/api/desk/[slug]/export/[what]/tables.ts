import type { Desk } from '@/lib/auth/desk-of'
import { may } from '@/lib/auth/may'
import type { ExportedTable } from '@/lib/export/exported-table'
import type { ExportWords } from '@/lib/export/export-words'
import { gamesTable } from '@/lib/export/games-table'
import { peopleTable } from '@/lib/export/people-table'
import { seatsTable } from '@/lib/export/seats-table'
import { standingsTable } from '@/lib/export/standings-table'
import { gamesToExport } from '@/lib/tournament/export/games-to-export'
import { peopleToExport } from '@/lib/tournament/export/people-to-export'
import { seatsToExport } from '@/lib/tournament/export/seats-to-export'
import { standingsToPrint } from '@/lib/tournament/print/standings-to-print'

type Make = (desk: Desk, words: ExportWords) => Promise<ExportedTable>

/** What can be taken along, by the last part of its address. */
export const tables: ReadonlyMap<string, Make> = new Map<string, Make>([
  ['people', async ({ tournament, viewer }, words) => peopleTable(await peopleToExport(tournament.id, may.exportPrivate(viewer)), words)],
  ['seats', async ({ tournament }, words) => seatsTable(await seatsToExport(tournament.id), words)],
  ['standings', async ({ tournament }, words) => standingsTable(await standingsToPrint(tournament.id), words)],
  ['games', async ({ tournament }, words) => gamesTable(await gamesToExport(tournament.id), words)],
])
