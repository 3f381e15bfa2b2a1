import { getTranslations } from 'next-intl/server'
import { DeskHead } from '@/components/desk/desk-head'
import { may } from '@/lib/auth/may'
import { staffPage } from '@/lib/auth/staff-page'

export default async function PeoplePage({ params }: { params: Promise<{ slug: string }> }) {
  await staffPage((await params).slug, may.seeDesk, 'people')
  const words = await getTranslations('desk')
  return <DeskHead title={words('step.people')} />
}
