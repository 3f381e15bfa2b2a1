import { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import type { Refusal } from '@/lib/errors/refusal'
import { options } from './options'

export interface NextAuthContext {
  readonly params: Promise<{ nextauth: string[] }>
}

/** Lets next-auth answer. It reads cookies and headers from the running request itself, and the body from `body`. */
export async function callNextAuth(request: Request, context: NextAuthContext, body?: unknown, onRefusal?: (refusal: Refusal) => void): Promise<Response> {
  const handed = new NextRequest(request.url, {
    method: request.method,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  // next-auth's own type of its handler says nothing about what it takes and returns.
  const answer = (await NextAuth(handed as never, context as never, options(request.headers.get('host'), onRefusal))) as Response
  answer.headers.set('Cache-Control', 'private, no-store')
  return answer
}
