'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

const pause = 10 * 60_000

/** Makes a session last for another while when somebody works: on the way from page to page, at most every ten minutes. */
export function KeepSession() {
  const path = usePathname()
  const last = useRef(0)
  useEffect(() => {
    if (Date.now() - last.current < pause) return
    last.current = Date.now()
    void fetch('/api/auth/session').catch(() => undefined)
  }, [path])
  return null
}
