import type { NewcomerValues } from '@/components/seating/newcomer-field'

/** What the form says about who takes the seat, as the routes want it; null while the name of somebody new is missing. `newId` is the one a new person gets. */
export function newcomerOf({ id, name, club }: NewcomerValues, newId: string): object | null {
  if (id !== '') return { id }
  return name.trim() === '' ? null : { id: newId, name, club }
}
