import { may } from '@/lib/auth/may'
import { scoreListPages } from '@/lib/pdf/score-list/score-list-pages'
import { seatCardPages } from '@/lib/pdf/seat-card/seat-card-pages'
import { publicAddress } from '@/lib/server/public-address'
import { notePrintedAddress } from '@/lib/tournament/instance/note-printed-address'
import { cardsToPrint } from '@/lib/tournament/print/cards-to-print'
import type { PrintedDocument } from './printed-document'
import { resultDocuments } from './result-documents'
import { roundDocuments } from './round-documents'

/** What can be printed, by the last part of its address. */
export const documents = {
  ...roundDocuments,
  'seat-cards': {
    may: may.givePersonLink,
    pages: async ({ tournament, locale }) => {
      const { round, cards } = await cardsToPrint(tournament.id)
      return seatCardPages(tournament, round, cards.map(({ path, ...card }) => ({ ...card, link: publicAddress() + path })), locale)
    },
    printed: () => notePrintedAddress(publicAddress()),
  },
  'blank-list': {
    may: may.print,
    pages: ({ tournament, locale }) => {
      const sizes = tournament.kind === 'official' ? ([4] as const) : ([4, 5] as const)
      return Promise.resolve(scoreListPages(sizes.map((tableSize) => ({ tableSize, tournament, round: null, tableNumber: null, seats: null, phone: null })), locale))
    },
  },
  ...resultDocuments,
} as const satisfies Record<string, PrintedDocument>

export type DocumentName = keyof typeof documents

export const isDocumentName = (what: string): what is DocumentName => Object.hasOwn(documents, what)
