import { z } from 'zod'

export const staffRoles = ['management', 'deskHelper', 'referee', 'tribunal', 'announcer'] as const

export type StaffRole = (typeof staffRoles)[number]

export const staffRole = z.enum(staffRoles)
