'use client'

import { Toast as BaseToast } from '@base-ui/react/toast'
import { X } from 'lucide-react'
import { buttonClasses } from '@/components/ui/button-classes'

export function ToastList({ close, region }: { close: string; region: string }) {
  const { toasts } = BaseToast.useToastManager()
  return (
    <BaseToast.Portal>
      <BaseToast.Viewport aria-label={region} className="fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-md flex-col gap-2 sm:right-6 sm:left-auto sm:w-96">
        {toasts.map((toast) => (
          <BaseToast.Root
            key={toast.id}
            toast={toast}
            className="rounded-card border border-line-2 bg-card shadow-card transition data-[ending-style]:opacity-0 data-[limited]:hidden data-[starting-style]:translate-y-2 data-[starting-style]:opacity-0"
          >
            <BaseToast.Content className="flex items-center gap-2 py-1.5 pr-1.5 pl-4">
              <BaseToast.Description className="line-clamp-4 min-w-0 grow font-medium" />
              <BaseToast.Action className={buttonClasses('quiet', 'text-green')} />
              <BaseToast.Close aria-label={close} className={buttonClasses('quiet', '', 'square')}>
                <X aria-hidden className="size-5" />
              </BaseToast.Close>
            </BaseToast.Content>
          </BaseToast.Root>
        ))}
      </BaseToast.Viewport>
    </BaseToast.Portal>
  )
}
