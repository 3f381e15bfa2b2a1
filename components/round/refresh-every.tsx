'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Gets the page anew from time to time: a table falls behind or silent without anything being written. */
export function RefreshEvery({ seconds }: { seconds: number }) {
  const router = useRouter()
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) router.refresh()
    }, seconds * 1000)
    return () => clearInterval(timer)
  }, [router, seconds])
  return null
}
