const everyQuarter = 15_000

/** Calls whenever the network may have come back: the page is shown again, the device says it is online, and every 15 s in any case. */
export function wakeCalls(wake: () => void): () => void {
  const shown = () => {
    if (document.visibilityState === 'visible') wake()
  }
  const timer = setInterval(wake, everyQuarter)
  addEventListener('online', wake)
  addEventListener('pageshow', wake)
  document.addEventListener('visibilitychange', shown)
  return () => {
    clearInterval(timer)
    removeEventListener('online', wake)
    removeEventListener('pageshow', wake)
    document.removeEventListener('visibilitychange', shown)
  }
}
