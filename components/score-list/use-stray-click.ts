import { useEffect, useRef, type PointerEvent } from 'react'

const [near, soon] = [24, 500]

/**
 * Holds back the second click of a double click, once what was clicked first has gone: it would hit whatever lay beneath, and
 * there may be the button that takes a game back. Gives what the sheet does with every pointer that goes down on it.
 */
export function useStrayClick(open: boolean): (event: PointerEvent) => void {
  const last = useRef<{ readonly x: number; readonly y: number } | null>(null)
  useEffect(() => {
    if (!open) return
    return () => {
      const spot = last.current
      last.current = null
      if (spot === null) return
      const isElsewhere = (event: MouseEvent) => Math.hypot(event.clientX - spot.x, event.clientY - spot.y) > near
      const hold = (event: MouseEvent) => {
        if (isElsewhere(event)) return
        event.preventDefault()
        event.stopPropagation()
      }
      const release = () => {
        window.removeEventListener('click', hold, true)
        window.removeEventListener('pointerdown', moveOn, true)
      }
      // A finger that went elsewhere in between makes no double click.
      const moveOn = (event: MouseEvent) => {
        if (isElsewhere(event)) release()
      }
      window.addEventListener('click', hold, true)
      window.addEventListener('pointerdown', moveOn, true)
      setTimeout(release, soon)
    }
  }, [open])
  return ({ clientX, clientY }) => {
    last.current = { x: clientX, y: clientY }
  }
}
