import type { Viewport } from 'next'

/** Colours of the browser's own bars: the card on which every header lies. */
export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#1d2124' },
  ],
}
