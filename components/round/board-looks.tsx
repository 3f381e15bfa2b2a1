import { BellRing, Check, CircleHelp, Flag, Gavel, Hourglass, Layers, PenLine, Snowflake, Strikethrough, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BoardStatus } from '@/components/round/board-view'
import type { Tone } from '@/components/ui/pill'

interface Look {
  readonly tone: Tone
  /** Of the card. */
  readonly edge: string
  readonly icon?: ReactNode
}

const bad = { tone: 'bad', edge: 'border-red bg-card' } as const
const warn = { tone: 'warn', edge: 'border-gold bg-card' } as const
const calm = { tone: 'good', edge: 'border-line bg-card' } as const
const size = 'size-4'

/** How each state of a table looks. */
export const boardLooks: Readonly<Record<BoardStatus, Look>> = {
  claim: { ...bad, icon: <Flag aria-hidden className={size} /> },
  conflict: { ...bad, icon: <Layers aria-hidden className={size} /> },
  challenge: { ...bad, icon: <Gavel aria-hidden className={size} /> },
  objection: { ...bad, icon: <BellRing aria-hidden className={size} /> },
  countersign: { ...bad, icon: <PenLine aria-hidden className={size} /> },
  question: { ...warn, icon: <CircleHelp aria-hidden className={size} /> },
  strike: { ...warn, icon: <Strikethrough aria-hidden className={size} /> },
  over: { ...warn, icon: <Hourglass aria-hidden className={size} /> },
  behind: warn,
  silent: { ...warn, icon: <WifiOff aria-hidden className={size} /> },
  submitted: { tone: 'good', edge: 'border-green bg-green-soft', icon: <Check aria-hidden className={size} /> },
  reopened: { ...warn, icon: <PenLine aria-hidden className={size} /> },
  frozen: { tone: 'info', edge: 'border-line bg-card', icon: <Snowflake aria-hidden className={size} /> },
  finished: { tone: 'good', edge: 'border-green bg-card' },
  solos: { ...calm, tone: 'info' },
  lastGame: { ...calm, tone: 'info' },
  waiting: { tone: 'plain', edge: 'border-line bg-card' },
  playing: calm,
  paper: { tone: 'plain', edge: 'border-line bg-card' },
  checked: { tone: 'good', edge: 'border-line bg-green-soft', icon: <Check aria-hidden className={size} /> },
}
