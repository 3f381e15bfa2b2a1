'use client'

import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useRef, type ReactElement, type ReactNode } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import { buttonClasses } from '@/components/ui/button-classes'

/** Within this many milliseconds a second click belongs to the one that opened the dialog. */
const sameClick = 500

type DialogProps = {
  title: string
  text?: string
  /** Spoken name of the cross. */
  close: string
  /** The button that opens it, unless `open` is steered from outside. */
  trigger?: ReactElement
  open?: boolean
  onOpenChange?: (open: boolean) => void
  children?: ReactNode
  /** Buttons at the foot, the next sensible one last. */
  actions?: ReactNode
}

/** A sheet from below on the phone, where the thumb is; in the middle of a larger screen. */
export function Dialog({ title, text, close, trigger, open, onOpenChange, children, actions }: DialogProps) {
  const hydrated = useHydrated()
  const openedAt = useRef(Number.NEGATIVE_INFINITY)
  const steer = (next: boolean, details: BaseDialog.Root.ChangeEventDetails) => {
    // A double click on the trigger hits the backdrop with its second half.
    if (!next && details.reason === 'outside-press' && details.event.timeStamp - openedAt.current < sameClick) {
      details.cancel()
      return
    }
    if (next) openedAt.current = details.event.timeStamp
    onOpenChange?.(next)
  }
  return (
    <BaseDialog.Root {...(open !== undefined && { open })} onOpenChange={steer}>
      {/* A tap before the page works would be lost without a word. */}
      {trigger && <BaseDialog.Trigger render={trigger} disabled={!hydrated} />}
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-[rgb(0_0_0/0.45)] transition-opacity data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <BaseDialog.Viewport className="fixed inset-0 z-50 flex items-end justify-center overflow-y-auto sm:items-center sm:p-6">
          <BaseDialog.Popup className="relative max-h-[92dvh] w-full overflow-y-auto rounded-t-[16px] border border-line bg-card p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] shadow-card transition outline-none data-[ending-style]:translate-y-2 data-[ending-style]:opacity-0 data-[starting-style]:translate-y-2 data-[starting-style]:opacity-0 sm:max-w-md sm:rounded-card">
            <BaseDialog.Title className="pr-10 text-lg font-bold tracking-tight">{title}</BaseDialog.Title>
            <BaseDialog.Close aria-label={close} className={buttonClasses('quiet', 'absolute top-2.5 right-2.5', 'square')}>
              <X aria-hidden className="size-5" />
            </BaseDialog.Close>
            {text !== undefined && <BaseDialog.Description className="mt-1.5 text-ink-2">{text}</BaseDialog.Description>}
            {children !== undefined && <div className="mt-4">{children}</div>}
            {actions !== undefined && <div className="mt-5 flex flex-wrap justify-end gap-3">{actions}</div>}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
