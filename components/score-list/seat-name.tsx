import { nameParts } from '@/lib/phone/name-parts'
import type { Position } from '@/lib/rules/table/table-size'

/** Position and short name for a narrow column: particles take no room there, since cut off after them all names look alike, but they are read aloud. */
export function SeatName({ position, name }: { position: Position; name: string }) {
  const { particle, rest } = nameParts(name)
  return (
    <>
      {position} {particle !== '' && <span className="inline-block w-0 overflow-hidden align-bottom whitespace-pre">{particle}</span>}
      {rest}
    </>
  )
}
