import type { StaffRole } from '@/lib/schema/staff-role'

/** One of the staff with the roles held. */
export interface StaffMember {
  readonly accountId: string
  readonly name: string
  readonly email: string
  readonly roles: readonly StaffRole[]
  /** The participant that this one plays as. */
  readonly playsAs: string | null
}

/** An invitation that waits, with its last day in words. */
export interface OpenInvitation {
  readonly id: string
  readonly role: StaffRole
  readonly until: string
}
