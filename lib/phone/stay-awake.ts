/** How the screen is kept on: by the browser's own means, by a silent video (from the first touch), or not at all. */
export type Awake = 'lock' | 'waiting' | 'video' | 'no'

/** Keeps the screen on while the page is shown. Returns what ends it. */
export function stayAwake(onChange: (awake: Awake) => void): () => void {
  const wakeLock = (navigator as { wakeLock?: WakeLock }).wakeLock
  return wakeLock ? byLock(wakeLock, onChange) : byVideo(onChange)
}

function byLock(wakeLock: WakeLock, onChange: (awake: Awake) => void): () => void {
  let lock: WakeLockSentinel | null = null
  let instead: (() => void) | null = null
  const ask = () => {
    if (document.visibilityState !== 'visible' || instead) return
    wakeLock.request('screen').then(
      (sentinel) => {
        lock = sentinel
        onChange('lock')
      },
      // Refused, e.g. to save the battery.
      () => (instead = byVideo(onChange)),
    )
  }
  ask()
  document.addEventListener('visibilitychange', ask)
  return () => {
    document.removeEventListener('visibilitychange', ask)
    void lock?.release()
    instead?.()
  }
}

function byVideo(onChange: (awake: Awake) => void): () => void {
  const video = document.createElement('video')
  video.loop = true
  video.playsInline = true
  for (const [type, src] of [
    ['video/mp4', '/awake.mp4'],
    ['video/webm', '/awake.webm'],
  ] as const) {
    video.append(Object.assign(document.createElement('source'), { type, src }))
  }
  onChange('waiting')
  const play = () => {
    video.play().then(
      () => onChange('video'),
      () => onChange('no'),
    )
  }
  const again = () => {
    if (document.visibilityState === 'visible' && video.paused && video.currentTime > 0) play()
  }
  addEventListener('pointerup', play, { once: true })
  document.addEventListener('visibilitychange', again)
  return () => {
    removeEventListener('pointerup', play)
    document.removeEventListener('visibilitychange', again)
    video.pause()
  }
}
