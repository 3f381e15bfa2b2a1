import type { Role } from '@/lib/db/generated/sqlite/client'

/** In what capacity somebody of the staff acts: by a role that is kept, or for the referee, who has named a delegate. */
export type ActingRole = Role | 'delegate'
