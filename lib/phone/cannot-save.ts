import type { ServerAnswer } from '@/lib/phone/ask-server'
import { refusalOf } from '@/lib/phone/refusal-of'

/** Whether the server has answered that it can save nothing just now: its disk is full, or its database is away. */
export const cannotSave = (answer: NonNullable<ServerAnswer>): boolean => answer.status === 503 && (refusalOf(answer.body)?.code.startsWith('storage-') ?? false)
