import type { ActingRole } from './acting-role'
import type { Viewer } from './viewer'

type Question = (viewer: Viewer) => boolean

const roles = (...allowed: readonly ActingRole[]): Question => (viewer) => viewer.type === 'account' && allowed.some((role) => viewer.roles.has(role))

const account: Question = (viewer) => viewer.type === 'account'

/** The one policy: who may do what. Every route, action and page asks here for itself; staff acts are role by role. */
export const may = {
  /** Anybody: what counts is the token or the password, which the service checks. */
  makeFirstAdministrator: () => true,
  signIn: () => true,
  setPasswordByLink: () => true,
  readInvitation: () => true,
  joinByInvitation: () => true,
  acceptInvitation: account,
  createTournament: account,
  seeDesk: roles('management', 'deskHelper', 'referee', 'tribunal', 'delegate'),
  editTournament: roles('management'),
  /** Puts a tournament away and takes it back. */
  archiveTournament: roles('management'),
  /** Invites, and gives and ends roles. */
  giveRoles: roles('management'),
  /** Drafts are for those who make them and the referee, who releases what becomes of them. */
  seeDraw: roles('management', 'referee'),
  /** Adds, edits and removes people, and draws, publishes and closes rounds. */
  runDesk: roles('management'),
  /** Shows a person's own link, and makes it void. */
  givePersonLink: roles('management', 'deskHelper'),
  /** Shows the link by which people in the hall see names, and makes it void. */
  giveHallLink: roles('management', 'deskHelper'),
  /** Enters who leaves a table and who takes the seat; freezing its list is the referee's. */
  changeSeats: roles('management', 'deskHelper', 'referee'),
  freezeList: roles('referee'),
  /** Signs a device off its table, and gives the table another code. */
  signDevicesOff: roles('management', 'deskHelper'),
  checkIn: roles('management', 'deskHelper'),
  typeTotals: roles('management', 'deskHelper'),
  /** Types a list from paper row by row, keeps its photo, and enters it a second time. */
  typePaper: roles('management', 'deskHelper'),
  checkList: roles('management', 'deskHelper'),
  print: roles('management', 'deskHelper'),
  exportTables: roles('management', 'deskHelper'),
  /** Member numbers, and what people allow to be shown. */
  exportPrivate: roles('management'),
  releaseRound: roles('referee', 'delegate'),
  endRound: roles('referee', 'delegate'),
  strikeGames: roles('referee', 'delegate'),
  /** Whether dealing had begun at a table that keeps paper, or does not answer. */
  answerDealing: roles('management', 'deskHelper', 'referee', 'delegate'),
  /** Names who releases, ends and strikes instead, and ends that. */
  nameDelegate: roles('referee'),
  grantExtraTime: roles('referee'),
  awardPenalty: roles('referee'),
  /** Sees claims, penalties and sanctions with what is known of each person. */
  seePenalties: roles('referee', 'tribunal', 'management'),
  /** Countersigns and cancels awards, and has a PIN for the tables' devices. */
  countersign: roles('referee', 'tribunal'),
  decideChallenge: roles('tribunal'),
  /** Warnings, deductions, disqualification. */
  imposeSanction: roles('tribunal'),
  /** What the catalogue has bound, the referee awards without a tribunal. */
  imposeBoundDecision: roles('referee', 'tribunal'),
  /** After it was handed in, the table's device is out of it. */
  reopenList: roles('management', 'referee'),
  correctList: roles('management', 'referee'),
} as const satisfies Record<string, Question>

/** A table's device keeps the list of its own table and no other. */
export function mayKeepList(viewer: Viewer, listId: string): boolean {
  return viewer.type === 'table' && viewer.listId === listId
}
