'use client'

import { useCallback, useEffect, useRef } from 'react'

type Undo = () => void

/** Remembers how to take back what was done here, last first. Ctrl Z does it, outside of a field in which something is typed. */
export function useUndo(): { remember: (undo: Undo) => void; undoLast: () => void } {
  const done = useRef<Undo[]>([])
  const undoLast = useCallback(() => {
    done.current.pop()?.()
  }, [])
  const remember = useCallback((undo: Undo) => {
    done.current.push(undo)
  }, [])

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.key.toLowerCase() !== 'z') return
      const field = event.target
      if ((field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value !== '') return
      event.preventDefault()
      undoLast()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [undoLast])
  return { remember, undoLast }
}
