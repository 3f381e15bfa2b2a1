import { NotFoundNotice } from '@/components/site/not-found-notice'

export default function NotFound() {
  return (
    <main>
      <NotFoundNotice />
    </main>
  )
}
