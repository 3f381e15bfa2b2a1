'use client'

import { Bell, BellRing } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'

/** Two short tones, made by the browser itself. */
function ring(context: AudioContext): void {
  for (const [start, pitch] of [[0, 660], [0.22, 880]] as const) {
    const tone = context.createOscillator()
    const loudness = context.createGain()
    tone.frequency.value = pitch
    loudness.gain.setValueAtTime(0.25, context.currentTime + start)
    loudness.gain.exponentialRampToValueAtTime(0.001, context.currentTime + start + 0.2)
    tone.connect(loudness).connect(context.destination)
    tone.start(context.currentTime + start)
    tone.stop(context.currentTime + start + 0.2)
  }
}

/** Rings when something new waits. Browsers make no sound before a tap, so it is switched on by one, and says at once how it sounds. */
export function QueueSound({ keys }: { keys: readonly string[] }) {
  const words = useTranslations('referee')
  const context = useRef<AudioContext | null>(null)
  const heard = useRef(new Set(keys))
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    const isNew = keys.some((key) => !heard.current.has(key))
    heard.current = new Set(keys)
    if (isNew && context.current) ring(context.current)
  }, [keys])
  const switchOn = () => {
    context.current ??= new AudioContext()
    void context.current.resume()
    ring(context.current)
    setOn(true)
  }
  return (
    <Button look="quiet" onClick={switchOn}>
      {isOn ? <BellRing aria-hidden className="size-4.5" /> : <Bell aria-hidden className="size-4.5" />}
      {isOn ? words('soundOn') : words('sound')}
    </Button>
  )
}
