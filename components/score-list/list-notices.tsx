'use client'

import { useTranslations } from 'next-intl'
import type { ListView } from '@/components/score-list/list-view'
import { Notice } from '@/components/score-list/notice'
import { LightButton } from '@/components/score-list/light-button'
import { useLaterParts } from '@/components/score-list/use-later-parts'
import { usePageKept } from '@/components/score-list/use-page-kept'
import { openProblems } from '@/lib/phone/open-problems'
import { unsentCount } from '@/lib/phone/unsent-count'

/** What must not be missed, above the list: storage, sign-off, network, entries to be settled. */
export function ListNotices({ view }: { view: ListView }) {
  const t = useTranslations('list')
  const { state, phone } = view
  const parts = useLaterParts()
  const pageKept = usePageKept()
  const [problem] = openProblems(state.entries)
  const unsent = unsentCount(state.entries)
  // Between two rounds this is how it ought to be, and no alarm.
  const isDone = state.list?.endedBecause === 'round-over' && unsent === 0
  return (
    <>
      {state.storageProblem && (
        <Notice tone="bad" action={state.storageProblem === 'full' ? null : <LightButton onClick={() => location.reload()}>{t('storage.reload')}</LightButton>}>
          {t(`storage.${state.storageProblem}`)}
        </Notice>
      )}
      {state.pageOutdated && (
        <Notice tone="bad" action={<LightButton onClick={() => location.reload()}>{t('storage.reload')}</LightButton>}>
          {t('connection.outdated')}
        </Notice>
      )}
      {state.safety === 'private' && <Notice tone="warn">{t('storage.private')}</Notice>}
      {state.list?.sessionEnded && (
        <Notice tone={isDone ? 'warn' : 'bad'} action={<LightButton onClick={phone.leave}>{t('ended.again')}</LightButton>}>
          {isDone ? (
            t('ended.over')
          ) : (
            <>
              <strong>{t('ended.title')}</strong> {t(state.list.endedBecause === 'round-drawn-again' ? 'ended.drawnAgain' : 'ended.text')}
            </>
          )}
          {unsent > 0 && ` ${t('connection.unsentLong', { count: unsent })}`}
        </Notice>
      )}
      {state.online === false && !state.list?.sessionEnded && <Notice tone="warn">{t('connection.offlineLong')} {!pageKept && t('connection.noReload')}</Notice>}
      {state.serverUnsaved && !state.list?.sessionEnded && <Notice tone="warn">{t('connection.serverUnsaved')}</Notice>}
      {parts && <parts.StateNotices view={view} />}
      {problem && parts && <parts.ProblemDialog view={view} problem={problem} />}
    </>
  )
}
