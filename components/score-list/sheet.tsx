'use client'

import { useStrayClick } from '@/components/score-list/use-stray-click'
import { X } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'

type SheetProps = { title: string; text?: string; close: string; open: boolean; onClose: () => void; children?: ReactNode; actions?: ReactNode }

/** A sheet from below, where the thumb is. The browser's own dialog: it keeps the focus and closes on Escape, and costs this page nothing. */
export function Sheet({ title, text, close, open, onClose, children, actions }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const onPointerDown = useStrayClick(open)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onPointerDown={onPointerDown}
      onClick={(event) => {
        // A tap on the backdrop hits the dialog itself, one inside hits what lies in it.
        if (event.target === dialog.current) onClose()
      }}
      className="m-0 mx-auto mt-auto max-h-[92dvh] w-full max-w-lg overflow-y-auto rounded-t-[16px] border border-line bg-card p-0 text-ink shadow-card backdrop:bg-[rgb(0_0_0/0.45)] sm:my-auto sm:rounded-card"
    >
      {open && (
        <div className="p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
          <h2 id={titleId} className="pr-10 text-lg font-bold tracking-tight">
            {title}
          </h2>
          <button type="button" aria-label={close} onClick={onClose} className="absolute top-2.5 right-2.5 grid size-11 place-items-center rounded-card text-ink-2 hover:bg-green-soft hover:text-ink">
            <X aria-hidden className="size-5" />
          </button>
          {text !== undefined && <p className="mt-1.5 text-ink-2">{text}</p>}
          {children !== undefined && <div className="mt-4">{children}</div>}
          {actions !== undefined && <div className="mt-5 flex flex-wrap justify-end gap-3">{actions}</div>}
        </div>
      )}
    </dialog>
  )
}
