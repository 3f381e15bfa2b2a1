import { aids } from '@/lib/i18n/messages/en/aids'
import { board } from '@/lib/i18n/messages/en/board'
import { calculator } from '@/lib/i18n/messages/en/calculator'
import { catalogue } from '@/lib/i18n/messages/en/catalogue'
import { claim } from '@/lib/i18n/messages/en/claim'
import { copies } from '@/lib/i18n/messages/en/copies'
import { correction } from '@/lib/i18n/messages/en/correction'
import { desk } from '@/lib/i18n/messages/en/desk'
import { devices } from '@/lib/i18n/messages/en/devices'
import { draw } from '@/lib/i18n/messages/en/draw'
import { drawMode } from '@/lib/i18n/messages/en/draw-mode'
import { exports } from '@/lib/i18n/messages/en/exports'
import { endOfRound } from '@/lib/i18n/messages/en/end-of-round'
import { fieldProblem } from '@/lib/i18n/messages/en/field-problem'
import { home } from '@/lib/i18n/messages/en/home'
import { invitation } from '@/lib/i18n/messages/en/invitation'
import { leaving } from '@/lib/i18n/messages/en/leaving'
import { list } from '@/lib/i18n/messages/en/list'
import { lists } from '@/lib/i18n/messages/en/lists'
import { notSetUp } from '@/lib/i18n/messages/en/not-set-up'
import { paper } from '@/lib/i18n/messages/en/paper'
import { pad } from '@/lib/i18n/messages/en/pad'
import { penaltyForm } from '@/lib/i18n/messages/en/penalty-form'
import { people } from '@/lib/i18n/messages/en/people'
import { person } from '@/lib/i18n/messages/en/person'
import { print } from '@/lib/i18n/messages/en/print'
import { printLanguage } from '@/lib/i18n/messages/en/print-language'
import { problem } from '@/lib/i18n/messages/en/problem'
import { referee } from '@/lib/i18n/messages/en/referee'
import { refusal } from '@/lib/i18n/messages/en/refusal'
import { result } from '@/lib/i18n/messages/en/result'
import { roles } from '@/lib/i18n/messages/en/roles'
import { rules } from '@/lib/i18n/messages/en/rules'
import { seating } from '@/lib/i18n/messages/en/seating'
import { setUp } from '@/lib/i18n/messages/en/set-up'
import { signIn } from '@/lib/i18n/messages/en/sign-in'
import { site } from '@/lib/i18n/messages/en/site'
import { spectator } from '@/lib/i18n/messages/en/spectator'
import { standings } from '@/lib/i18n/messages/en/standings'
import { storage } from '@/lib/i18n/messages/en/storage'
import { tournament } from '@/lib/i18n/messages/en/tournament'
import { tournaments } from '@/lib/i18n/messages/en/tournaments'
import { violations } from '@/lib/i18n/messages/en/violations'
import type { german } from '@/lib/i18n/messages/german'
import type { Translated } from '@/lib/i18n/translated'

export const english = {
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
} as const satisfies Translated<typeof german>
