import { redirect } from 'next/navigation'
import { may } from '@/lib/auth/may'
import { staffPage } from '@/lib/auth/staff-page'

export default async function DeskPage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  await staffPage(slug, may.seeDesk)
  redirect(`/desk/${slug}/people`)
}
