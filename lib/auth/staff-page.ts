import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import { Refusal } from '@/lib/errors/refusal'
import { deskOf, type Desk } from './desk-of'
import type { Viewer } from './viewer'

/** Once for each request, however many parts of the page ask. */
const deskOfPage = cache(async (slug: string): Promise<Desk | 'not-signed-in' | 'role-ended' | 'not-found'> => {
  try {
    return await deskOf(await headers(), slug)
  } catch (error) {
    if (error instanceof Refusal) return error.code === 'not-signed-in' || error.code === 'role-ended' ? error.code : 'not-found'
    throw error
  }
})

/**
 * The tournament and viewer of a staff page. Who is not signed in is led to sign-in and comes back to `step` of the desk, or of the referee's pages;
 * who lost the last role is told so, and who may not see the page finds nothing there.
 */
export async function staffPage(slug: string, may: (viewer: Viewer) => boolean, step = '', area: 'desk' | 'referee' = 'desk'): Promise<Desk> {
  const desk = await deskOfPage(slug)
  if (desk === 'not-signed-in') redirect(`/sign-in?then=${encodeURIComponent(`/${area}/${slug}${step && `/${step}`}`)}`)
  if (desk === 'role-ended') redirect('/desk?ended=1')
  if (desk === 'not-found' || !may(desk.viewer)) notFound()
  return desk
}
