'use client'

import { WifiOff } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'

type RefreshOnChangeProps = {
  slug: string
  /** The version that the page was made from. */
  version: number
  /** Shown while the server does not answer. */
  lost: string
}

const everyMs = 3000

/** Asks for the tournament's one number and gets the page anew when it has changed. What is typed or open on the page stays as it is. */
export function RefreshOnChange({ slug, version, lost }: RefreshOnChangeProps) {
  const router = useRouter()
  const [misses, setMisses] = useState(0)

  useEffect(() => {
    let stopped = false
    async function ask() {
      if (document.hidden) return
      try {
        const answer = await fetch(`/api/tournaments/${slug}/version`, { cache: 'no-store', headers: { 'If-None-Match': `"${version}"` } })
        if (stopped) return
        setMisses(answer.ok || answer.status === 304 ? 0 : (count) => count + 1)
        if (answer.ok) router.refresh()
      } catch {
        if (!stopped) setMisses((count) => count + 1)
      }
    }
    const timer = setInterval(() => void ask(), everyMs)
    // Who comes back to the page wants to see what is true now.
    const onShow = () => void ask()
    document.addEventListener('visibilitychange', onShow)
    return () => {
      stopped = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onShow)
    }
  }, [router, slug, version])

  if (misses < 2) return null
  return (
    <p role="status" className="fixed inset-x-4 bottom-4 z-40 mx-auto flex max-w-md items-center gap-2 rounded-card border border-gold bg-gold-soft px-4 py-2.5 font-medium text-gold">
      <WifiOff aria-hidden className="size-5 shrink-0" />
      {lost}
    </p>
  )
}
