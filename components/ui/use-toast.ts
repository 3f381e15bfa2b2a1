'use client'

import { Toast as BaseToast } from '@base-ui/react/toast'

/** One thing that can still be done about it, such as undo. */
export type ToastAction = { label: string; onAction: () => void }

/** Says something in passing. What must not be missed is no toast: it goes beside the thing itself. */
export function useToast(): (text: string, action?: ToastAction) => void {
  const { add, close } = BaseToast.useToastManager()
  return (text, action) => {
    const id = add({
      description: text,
      ...(action && {
        actionProps: {
          children: action.label,
          onClick: () => {
            action.onAction()
            close(id)
          },
        },
      }),
    })
  }
}
