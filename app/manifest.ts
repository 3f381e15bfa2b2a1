import type { MetadataRoute } from 'next'

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: 'Karlchen',
    short_name: 'Karlchen',
    start_url: '/',
    display: 'standalone',
    background_color: '#faf8f3',
    theme_color: '#1d5c4a',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/apple-icon.png', sizes: '180x180', type: 'image/png' },
    ],
  }
}
