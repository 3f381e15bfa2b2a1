'use client'

import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import type { ReactNode, RefObject } from 'react'
import type { Typing } from '@/components/paper/use-typing'
import { useKindWords } from '@/components/score-list/use-kind-words'
import { useViolationText } from '@/components/score-list/use-violation-text'
import { controlClasses } from '@/components/ui/control-classes'
import { useHydrated } from '@/components/ui/use-hydrated'
import { formatPoints } from '@/lib/i18n/format-points'
import { gameAt } from '@/lib/rules/list/game-at'
import { rowShape } from '@/lib/rules/list/row-shape'
import type { ScoreList } from '@/lib/rules/list/score-list'
import { positionsOf, type Position } from '@/lib/rules/table/table-size'

type EntryLineProps = { typing: Typing; list: ScoreList; nameOf: (position: Position) => string; field: RefObject<HTMLInputElement | null>; /** What is saved, always in sight. */ children: ReactNode }

const isWrongOnlyWhenPressed = new Set(['asks', 'nothing'])

/** One line for one game: what is typed, what it means by name, its sum, and why it cannot stand. */
export function EntryLine({ typing, list, nameOf, field, children }: EntryLineProps) {
  const t = useTranslations('paper')
  const pad = useTranslations('pad')
  const say = useViolationText(nameOf)
  const sayKind = useKindWords({ list, nameOf })
  const hydrated = useHydrated()
  const { text, place, scene, reading, problems, pressed, asked } = typing
  const isCorrecting = gameAt(list, place) !== null
  const last = list.rows.at(-1)
  const points = reading.reading === 'game' ? reading.game.points : []
  const sum = points.reduce<number>((total, value) => total + (value ?? 0), 0)

  const shape = reading.reading === 'game' && reading.game.kind === 'solo' ? rowShape(reading.game.points) : null
  const solo = shape?.form === 'one-three' ? Math.abs(shape.unit) : null

  const meaning = (): string => {
    if (asked === 'undo' && last) return t('undoAgain', { game: String(last.gameNo) })
    if (asked === 'high' && reading.reading === 'game') {
      const shape = rowShape(reading.game.points)
      return t('highAgain', { value: String(shape?.form === 'two-two' ? shape.value : shape?.form === 'one-three' ? shape.unit : 0) })
    }
    switch (reading.reading) {
      case 'game':
        return solo === null ? sayKind(reading.game) : t('soloValue', { kind: sayKind(reading.game), value: String(solo) })
      case 'asks':
        return t(`asks.${reading.question}`)
      case 'sits-out':
        return t('notPlaying', { name: nameOf(reading.position as Position), position: String(reading.position) })
      case 'unclear':
        return scene === null && last ? t('allThere', { count: String(last.gameNo) }) : t('unclear')
      case 'penalty':
        return t('penaltyKey')
      case 'strike':
        return t('strikeKey', { count: reading.count })
      case 'dealer':
        return t('dealerKey', { name: nameOf(reading.dealer) })
      case 'nothing':
        return scene === null ? t('nothingLeft') : t('waits')
    }
  }
  const isWrong = problems.length > 0 || reading.reading === 'unclear' || reading.reading === 'sits-out' || (pressed && isWrongOnlyWhenPressed.has(reading.reading))
  const texts = problems.map((violation) => (violation.code === 'strike-by-referee' ? t('strikeByReferee') : `${say(violation)} (TSR ${violation.tsr})`))
  const presented = scene?.presented ?? null
  const normalGames = list.next.remaining - list.owed.length
  const isSoon = presented === null && !isCorrecting && list.owed.length > 0 && normalGames > 0 && normalGames <= 2
  const title = isCorrecting ? pad('correcting', { gameNo: String(scene?.gameNo ?? place) }) : scene ? pad('game', { gameNo: String(scene.gameNo), of: String(scene.gameNo + list.next.remaining - 1) }) : t('complete')
  return (
    <div className="sticky bottom-0 z-10 -mx-1 mt-2 rounded-card border border-line-2 bg-card p-3 shadow-card">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor="paper-line" className="font-bold">
          {title}
        </label>
        {scene && <span className="text-[0.8125rem] text-ink-2">{pad(scene.players.length < list.tableSize && list.tableSize === 5 ? 'dealerSitsOut' : 'dealer', { dealer: nameOf(scene.dealer) })}</span>}
      </div>
      {presented !== null && <p className="my-1 rounded-chip bg-gold-soft px-2 py-1 text-sm font-semibold text-gold">{pad('presented', { name: nameOf(presented) })}</p>}
      {isSoon && <p className="my-1 text-sm text-ink-2">{pad('soonPresented', { count: normalGames, names: list.owed.map(nameOf).join(', ') })}</p>}
      <div className="mt-1.5 flex flex-wrap items-start gap-x-4 gap-y-1.5">
        <input
          id="paper-line"
          ref={field}
          className={clsx(controlClasses, 'max-w-48 text-lg font-bold tabular-nums')}
          value={text}
          disabled={!hydrated}
          onChange={(event) => typing.type(event.currentTarget.value)}
          onKeyDown={typing.onKeyDown}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="enter"
          aria-invalid={isWrong}
          aria-describedby="paper-meaning"
        />
        <p id="paper-meaning" role="status" className="min-w-0 grow basis-60">
          {/* A figure left out makes a solo of a normal game: nobody must overlook it. */}
          <span className={clsx('font-semibold', solo !== null && !isWrong && 'rounded-chip bg-gold-soft px-2 py-0.5', isWrong ? 'text-red' : asked || solo !== null ? 'text-gold' : reading.reading === 'game' ? 'text-ink' : 'font-normal text-ink-2')}>{meaning()}</span>
          {reading.reading === 'game' && (
            <span className="block text-sm tabular-nums">
              {positionsOf(list.tableSize).map((position) => {
                const value = points[position - 1] ?? null
                return value === null ? null : (
                  <span key={position} className={clsx('mr-3 inline-block whitespace-nowrap', value > 0 ? 'font-bold text-green' : 'text-ink-2')}>
                    {nameOf(position)} {formatPoints(value)}
                  </span>
                )
              })}
              <span className={clsx('inline-block whitespace-nowrap', sum === 0 ? 'text-ink-2' : 'font-semibold text-red')}>{t('rowSum', { sum: formatPoints(sum) })}</span>
            </span>
          )}
          {texts.map((each) => (
            <span key={each} className="block text-sm text-red">
              {each}
            </span>
          ))}
        </p>
      </div>
      {children}
    </div>
  )
}
