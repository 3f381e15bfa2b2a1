'use client'

import { useEffect, useState } from 'react'

/** The server's time in milliseconds, from what its clock showed when the page was made and the measured difference between both clocks. */
export function useServerNow(now: string): number {
  const [shown, setShown] = useState(() => Date.parse(now))
  useEffect(() => {
    const offset = Date.parse(now) - Date.now()
    const show = () => setShown(Date.now() + offset)
    show()
    const timer = setInterval(show, 500)
    return () => clearInterval(timer)
  }, [now])
  return shown
}
