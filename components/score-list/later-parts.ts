import { Calculator } from '@/components/calculator/calculator'
import { ClaimSheet } from '@/components/score-list/claim/claim-sheet'
import { DecisionNews } from '@/components/score-list/claim/decision-news'
import { DecisionSheet } from '@/components/score-list/claim/decision-sheet'
import { PlayRests } from '@/components/score-list/claim/play-rests'
import { Closing } from '@/components/score-list/closing'
import { DealerForm } from '@/components/score-list/dealer-form'
import { KeeperForm } from '@/components/score-list/keeper-form'
import { laterWords } from '@/components/score-list/later-words'
import { ProblemDialog } from '@/components/score-list/problem-dialog'
import { RefusalWords } from '@/components/score-list/refusal-words'
import { RowDetails } from '@/components/score-list/row-details'
import { SeatNoteLine } from '@/components/score-list/seat-note-line'
import { StateNotices } from '@/components/score-list/state-notices'
import { StrikeNote } from '@/components/score-list/strike-note'
import { WhyList } from '@/components/score-list/why-list'

/** What is fetched once the list stands, so that it comes first: nobody needs it before the first game is played. */
export const laterParts = { words: laterWords, Calculator, ClaimSheet, Closing, DealerForm, DecisionNews, DecisionSheet, KeeperForm, PlayRests, ProblemDialog, RefusalWords, RowDetails, SeatNoteLine, StateNotices, StrikeNote, WhyList }
