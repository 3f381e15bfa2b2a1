import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ExtraTimeAct } from '@/components/round/extra-time-act'
import { ListsAct } from '@/components/round/lists-act'
import { TableActs } from '@/components/round/table-acts'
import { TableClock } from '@/components/round/table-clock'
import { WithdrawAct } from '@/components/round/withdraw-act'
import { hallTime } from '@/lib/i18n/hall-time'

interface Deed {
  readonly who: string
  readonly at: string
}

type TimePanelProps = {
  slug: string
  time: {
    readonly listId: string
    readonly table: number
    readonly now: string
    readonly endsAt: string | null
    readonly extraTime: readonly (Deed & { readonly minutes: number; readonly reason: string })[]
    readonly end: Deed | null
    readonly dealing: (Deed & { readonly begun: boolean }) | null
    readonly strikes: readonly (Deed & { readonly opId: string; readonly count: number; readonly isLastRow: boolean })[]
    readonly awaitsEnd: boolean
    readonly outstanding: number
    readonly readyToStrike: boolean
    readonly handedIn: boolean
  } | null
  may: { readonly extraTime: boolean; readonly end: boolean; readonly strike: boolean; readonly answer: boolean }
}

/** The playing time of one table: what is left, what was added and why, its end, and what was struck, each with who did it and what can be done now. */
export function TimePanel({ slug, time, may }: TimePanelProps) {
  const words = useTranslations('endOfRound')
  if (time === null || time.handedIn) return null
  const { listId, table, now, endsAt, extraTime, end, dealing, strikes, awaitsEnd, outstanding, readyToStrike } = time
  const common = { slug, listIds: [listId] }
  const of = { table: String(table) }
  const isOver = endsAt !== null && endsAt <= now
  const said = ({ who, at }: Deed) => words('deed', { who, time: hallTime(at) })
  const asks = end !== null && dealing === null && outstanding > 0
  const hasStruck = strikes.length > 0
  const [before, after] = dealing?.begun === true ? (['begun', 'notBegun'] as const) : (['notBegun', 'begun'] as const)
  return (
    <section aria-label={words('time')} className="mb-5 flex flex-col gap-1 rounded-card border border-line bg-card px-4 py-2">
      {awaitsEnd && endsAt !== null && (
        <Line
          text={
            <>
              {words(isOver ? 'timeOver' : 'until', { time: hallTime(endsAt) })} <TableClock endsAt={endsAt} now={now} label={words('left')} />
            </>
          }
        >
          {may.extraTime && <ExtraTimeAct slug={slug} tables={[{ listId, number: table }]} />}
          {may.end && !isOver && <ListsAct {...common} path="lists/end" label={words('end')} title={words('earlyTitle', of)} text={words('earlyText', { time: hallTime(endsAt) })} answers={[{ label: words('endNow'), body: { early: true } }]} />}
          {may.end && isOver && <TableActs slug={slug} table={{ listId, number: table, outstanding }} step="end" />}
        </Line>
      )}
      {extraTime.map(({ minutes, reason, ...deed }, index) => (
        <Line key={index} text={words('extraLine', { minutes: String(minutes), reason })} note={said(deed)} />
      ))}
      {end !== null && (
        <Line text={words('announced')} note={said(end)}>
          {may.end && !hasStruck && <WithdrawAct {...common} path="lists/end-withdraw" look="quiet" label={words('takeBack')} title={words('endBackTitle', of)} text={words('endBackText')} now={words('takeBackNow')} />}
        </Line>
      )}
      {asks && (
        <Line text={words('asked')}>{may.answer && <TableActs slug={slug} table={{ listId, number: table, outstanding }} step="question" />}</Line>
      )}
      {dealing !== null && (
        <Line text={words(`answer.${before}`)} note={said(dealing)}>
          {may.end && !hasStruck && <ListsAct {...common} path="lists/dealing" look="quiet" label={words('correct')} title={words('correctTitle', of)} text={words('correctText')} answers={[{ label: words(after), body: { begun: after === 'begun' } }]} />}
        </Line>
      )}
      {readyToStrike && <Line text={words('outstanding', { count: outstanding })}>{may.strike && <TableActs slug={slug} table={{ listId, number: table, outstanding }} step="strike" />}</Line>}
      {strikes.map(({ opId, count, isLastRow, ...deed }) => (
        <Line key={opId} text={words('struck', { count })} note={said(deed)}>
          {may.strike && isLastRow && <WithdrawAct {...common} path="lists/strike-withdraw" body={{ undoes: opId }} look="quiet" label={words('takeBack')} title={words('strikeBackTitle', of)} text={words('strikeBackText', { count })} now={words('takeBackNow')} />}
        </Line>
      ))}
    </section>
  )
}

function Line({ text, note, children }: { text: ReactNode; note?: string; children?: ReactNode }) {
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
      <p className="min-w-0 grow basis-64 py-1">
        <span className="font-semibold wrap-anywhere">{text}</span>
        {note !== undefined && <span className="block text-[0.8125rem] text-ink-2">{note}</span>}
      </p>
      {children !== undefined && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
  )
}
