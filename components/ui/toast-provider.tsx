'use client'

import { Toast as BaseToast } from '@base-ui/react/toast'
import type { ReactNode } from 'react'
import { ToastList } from '@/components/ui/toast-list'

/** Lets everything inside say something in passing (use-toast.ts). `close` names the cross, `region` the place for screen readers. */
export function ToastProvider({ close, region, children }: { close: string; region: string; children: ReactNode }) {
  return (
    // One at a time: more would cover more of the page than is left free below it.
    <BaseToast.Provider timeout={6000} limit={1}>
      {children}
      <ToastList close={close} region={region} />
    </BaseToast.Provider>
  )
}
