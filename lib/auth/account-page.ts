import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { Viewer } from './viewer'
import { viewerOf } from './viewer-of'

/** The account behind a staff page outside of any tournament; who is not signed in is led to sign-in and comes back to `path`. */
export async function accountPage(path: string): Promise<Extract<Viewer, { type: 'account' }>> {
  const viewer = await viewerOf(await headers())
  if (viewer.type !== 'account') redirect(`/sign-in?then=${encodeURIComponent(path)}`)
  return viewer
}
