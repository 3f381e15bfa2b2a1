'use client'

import { useState } from 'react'
import { BottomPanel } from '@/components/score-list/bottom-panel'
import { ListNotices } from '@/components/score-list/list-notices'
import { ListTable } from '@/components/score-list/list-table'
import { ListTop } from '@/components/score-list/list-top'
import { useAwake } from '@/components/score-list/use-awake'
import { useFetchLaterParts } from '@/components/score-list/use-fetch-later-parts'
import { useLaterParts } from '@/components/score-list/use-later-parts'
import { useListView } from '@/components/score-list/use-list-view'
import type { Phone } from '@/lib/phone/phone'
import type { PhoneState } from '@/lib/phone/phone-state'
import type { ServerList } from '@/lib/phone/server-list'

type ListScreenProps = { state: PhoneState; server: ServerList; phone: Phone; onSwitchLocale: () => void }

/** The list of one table: above what stands on it, below, under the thumb, what can be done now. */
export function ListScreen({ state, server, phone, onSwitchLocale }: ListScreenProps) {
  const view = useListView(state, server, phone)
  const [open, setOpen] = useState<number | null>(null)
  const [decision, setDecision] = useState<string | null>(null)
  const [correcting, setCorrecting] = useState<number | null>(null)
  const parts = useLaterParts()
  useAwake()
  useFetchLaterParts()
  return (
    <main className="mx-auto flex h-dvh max-w-5xl flex-col overflow-hidden bg-card">
      <ListTop view={view} onSwitchLocale={onSwitchLocale} />
      <ListNotices view={view} />
      <div className="flex min-h-0 grow flex-col landscape:min-[640px]:flex-row">
        <ListTable view={view} onOpen={setOpen} onOpenDecision={setDecision} />
        <section className="max-h-[75dvh] shrink-0 overflow-y-auto border-t border-line-2 bg-paper px-3 pt-2.5 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-[0_-8px_24px_rgb(0_0_0/0.07)] landscape:min-[640px]:max-h-none landscape:min-[640px]:w-[22rem] landscape:min-[640px]:border-t-0 landscape:min-[640px]:border-l">
          <BottomPanel view={view} correcting={correcting} onCorrected={() => setCorrecting(null)} onOpenDecision={setDecision} />
        </section>
      </div>
      {parts && (
        <parts.RowDetails
          view={view}
          place={open}
          onClose={() => setOpen(null)}
          onCorrect={(place) => {
            setOpen(null)
            setCorrecting(place)
          }}
        />
      )}
      {parts && <parts.DecisionSheet view={view} penaltyId={decision} onClose={() => setDecision(null)} />}
    </main>
  )
}
