'use client'

import { useTranslations } from 'next-intl'
import type { ListView } from '@/components/score-list/list-view'
import { SeatSign } from '@/components/score-list/seat-sign'
import type { PadScene } from '@/lib/phone/pad/pad-scene'
import { presentedOrder } from '@/lib/phone/presented-order'
import { sceneOfPlace } from '@/lib/rules/list/scene-of-place'

/** From this many normal games before the first presentation on, it is announced. */
const announcedFrom = 2

/** Which game this is, whose deal, who leads, and what the order of dealing has in store. */
export function PadHead({ view: { list, nameOf }, scene, correcting }: { view: ListView; scene: PadScene; correcting: boolean }) {
  const t = useTranslations('pad')
  const seats = useTranslations('list.seats')
  const situation = sceneOfPlace(list, scene.place)
  const { next, owed } = list
  const lead = situation ? nameOf(situation.lead) : ''
  const normalGames = next.remaining - owed.length
  const hint = () => {
    if (scene.presented !== null) {
      const after = correcting ? [] : presentedOrder(list).slice(1)
      return [t('presented', { name: nameOf(scene.presented) }), ...(after.length > 0 ? [t('presentedNext', { names: after.map(nameOf).join(', ') })] : [])].join(' ')
    }
    if (correcting) return null
    if (owed.length > 0 && normalGames > 0 && normalGames <= announcedFrom) return t('soonPresented', { count: normalGames, names: owed.map(nameOf).join(', ') })
    return next.remaining === 1 ? t('last') : null
  }
  const said = hint()
  return (
    <div className="mb-2">
      <h2 className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="text-base font-bold">{correcting ? t('correcting', { gameNo: String(scene.gameNo) }) : t('game', { gameNo: String(scene.gameNo), of: String(scene.gameNo + next.remaining - 1) })}</span>
        <span className="flex min-w-0 max-w-full items-center gap-1.5 text-[0.8125rem] text-ink-2">
          <SeatSign look="dealer" sign={seats('dealerSign')} label={seats('dealer')} />
          <span className="truncate">{t(situation?.sitsOut == null ? 'dealer' : 'dealerSitsOut', { dealer: nameOf(scene.dealer) })}</span>
          <span aria-hidden>·</span>
          <span className="truncate">{t('lead', { lead })}</span>
        </span>
      </h2>
      {said !== null && <p className={scene.presented === null ? 'text-sm text-ink-2' : 'mt-1 rounded-chip bg-gold-soft px-2 py-1 text-sm font-semibold text-gold'}>{said}</p>}
    </div>
  )
}
