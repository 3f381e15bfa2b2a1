import { deskDevice } from '@/lib/rules/list/desk-device'
import type { Operation } from '@/lib/rules/list/operation'
import type { StandingSecond } from './standing-second'

/** The rows of a second entry as the rules read operations. They were checked when they were stored, so their shape is trusted here. */
export const secondOperations = ({ listId, accountId, rows }: StandingSecond): readonly Operation[] =>
  rows.map(
    ({ opId, kind, payload, typedAt, receivedAt, place }) =>
      ({ opId, deviceId: deskDevice, seq: 0, kind, listId, baseVersion: 0, payload: JSON.parse(payload) as unknown, typedAt, by: `account:${accountId}`, receivedAt: receivedAt.toISOString(), version: place }) as Operation,
  )
