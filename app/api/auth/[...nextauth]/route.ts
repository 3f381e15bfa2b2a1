import { sessionRoute } from '@/lib/auth/session-route'
import { signInRoute } from '@/lib/auth/sign-in-route'

export const GET = sessionRoute
export const POST = signInRoute
