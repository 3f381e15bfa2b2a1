import { aids } from '@/lib/i18n/messages/de/aids'
import { board } from '@/lib/i18n/messages/de/board'
import { calculator } from '@/lib/i18n/messages/de/calculator'
import { catalogue } from '@/lib/i18n/messages/de/catalogue'
import { claim } from '@/lib/i18n/messages/de/claim'
import { copies } from '@/lib/i18n/messages/de/copies'
import { correction } from '@/lib/i18n/messages/de/correction'
import { desk } from '@/lib/i18n/messages/de/desk'
import { devices } from '@/lib/i18n/messages/de/devices'
import { draw } from '@/lib/i18n/messages/de/draw'
import { drawMode } from '@/lib/i18n/messages/de/draw-mode'
import { exports } from '@/lib/i18n/messages/de/exports'
import { endOfRound } from '@/lib/i18n/messages/de/end-of-round'
import { fieldProblem } from '@/lib/i18n/messages/de/field-problem'
import { home } from '@/lib/i18n/messages/de/home'
import { invitation } from '@/lib/i18n/messages/de/invitation'
import { leaving } from '@/lib/i18n/messages/de/leaving'
import { list } from '@/lib/i18n/messages/de/list'
import { lists } from '@/lib/i18n/messages/de/lists'
import { notSetUp } from '@/lib/i18n/messages/de/not-set-up'
import { paper } from '@/lib/i18n/messages/de/paper'
import { pad } from '@/lib/i18n/messages/de/pad'
import { penaltyForm } from '@/lib/i18n/messages/de/penalty-form'
import { people } from '@/lib/i18n/messages/de/people'
import { person } from '@/lib/i18n/messages/de/person'
import { print } from '@/lib/i18n/messages/de/print'
import { printLanguage } from '@/lib/i18n/messages/de/print-language'
import { problem } from '@/lib/i18n/messages/de/problem'
import { referee } from '@/lib/i18n/messages/de/referee'
import { refusal } from '@/lib/i18n/messages/de/refusal'
import { result } from '@/lib/i18n/messages/de/result'
import { roles } from '@/lib/i18n/messages/de/roles'
import { rules } from '@/lib/i18n/messages/de/rules'
import { seating } from '@/lib/i18n/messages/de/seating'
import { setUp } from '@/lib/i18n/messages/de/set-up'
import { signIn } from '@/lib/i18n/messages/de/sign-in'
import { site } from '@/lib/i18n/messages/de/site'
import { spectator } from '@/lib/i18n/messages/de/spectator'
import { standings } from '@/lib/i18n/messages/de/standings'
import { storage } from '@/lib/i18n/messages/de/storage'
import { tournament } from '@/lib/i18n/messages/de/tournament'
import { tournaments } from '@/lib/i18n/messages/de/tournaments'
import { violations } from '@/lib/i18n/messages/de/violations'

/** The source: its keys and placeholders are the type of every text. */
export const german = {
  aids,
  board,
  calculator,
  catalogue,
  claim,
  copies,
  correction,
  desk,
  devices,
  draw,
  exports,
  drawMode,
  endOfRound,
  fieldProblem,
  home,
  invitation,
  leaving,
  list,
  lists,
  notSetUp,
  pad,
  paper,
  penaltyForm,
  people,
  person,
  print,
  printLanguage,
  problem,
  referee,
  refusal,
  result,
  roles,
  rules,
  seating,
  setUp,
  signIn,
  site,
  spectator,
  standings,
  storage,
  tournament,
  tournaments,
  violations,
} as const
