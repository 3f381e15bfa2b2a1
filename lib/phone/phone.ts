import { startCourier, type Courier } from '@/lib/phone/courier'
import type { Contact } from '@/lib/phone/fetch-list'
import { openList, type TableKey } from '@/lib/phone/open-list'
import { openPhoneDatabase, type OpenedPhone } from '@/lib/phone/phone-database'
import { startingState, type PhoneState } from '@/lib/phone/phone-state'
import { saveEntry, type Change } from '@/lib/phone/save-entry'
import { settleEntries } from '@/lib/phone/settle-entries'
import { shownList } from '@/lib/phone/shown-list'
import { storageProblem } from '@/lib/phone/storage-problem'
import { storageSafety } from '@/lib/phone/storage-safety'
import { wakeCalls } from '@/lib/phone/wake-calls'

/** This device as the keeper of a list: what it has, and what can be done with it. */
export interface Phone {
  readonly subscribe: (listener: () => void) => () => void
  readonly state: () => PhoneState
  readonly open: (key: TableKey) => Promise<void>
  /** True once the change is on this device's disk. */
  readonly save: (change: Change, settles?: readonly string[]) => Promise<boolean>
  readonly settle: (opIds: readonly string[]) => Promise<void>
  /** Back to the door, e.g. to scan another table; everything kept stays. */
  readonly leave: () => void
  readonly comeBack: () => void
  readonly stop: () => void
}

/** Opens the storage, goes on with the list that was kept last, and carries what waits to the server. */
export function startPhone(): Phone {
  let state = startingState
  let opened: OpenedPhone | null = null
  let couriers: ReadonlyMap<string, Courier> = new Map()
  let atDoor = false
  const listeners = new Set<() => void>()

  const set = (change: Partial<PhoneState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const fail = (error: unknown) => set({ storageProblem: storageProblem(error) })
  const wake = () => {
    for (const courier of couriers.values()) courier.wake()
  }

  const show = async (listId: string): Promise<void> => {
    if (!opened) return
    const [list, all] = await Promise.all([opened.database.get('lists', listId), opened.database.getAll('entries')])
    const unsent = all.filter((entry) => entry.listId !== listId && (entry.state === 'waiting' || entry.state === 'held'))
    set({ stage: list && !atDoor ? 'list' : 'door', list: list ?? null, entries: all.filter((entry) => entry.listId === listId), unsentElsewhere: unsent.length })
  }

  const current = () => state.list?.listId
  const carry = (listId: string) => {
    if (!opened || couriers.has(listId)) return
    const onContact = async (contact: Contact) => {
      const shown = current()
      if (shown === listId) set({ online: contact !== 'unreached', serverUnsaved: contact === 'unsaved' })
      if (shown !== undefined) await show(shown)
    }
    couriers = new Map(couriers).set(listId, startCourier(opened.database, listId, { onContact, onFailure: fail, onOutdated: () => set({ pageOutdated: true }) }))
  }

  const begin = async (): Promise<void> => {
    opened = await openPhoneDatabase({
      onTerminated: () => set({ storageProblem: 'closed' }),
      onOutdated: () => set({ stage: 'broken', storageProblem: 'outdated' }),
    })
    set({ stage: 'starting', storageProblem: null, deviceId: opened.deviceId, safety: await storageSafety() })
    const listId = await opened.database.get('device', 'current-list')
    for (const entry of await opened.database.getAll('entries')) if (entry.state === 'waiting') carry(entry.listId)
    if (listId === undefined) set({ stage: 'door' })
    else {
      await show(listId)
      carry(listId)
    }
  }

  const ready = begin().catch((error: unknown) => set({ stage: 'broken', storageProblem: storageProblem(error) }))
  const stopCalls = wakeCalls(wake)

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    state: () => state,
    open: async (key) => {
      await ready
      if (!opened) return
      set({ opening: true, refusal: null })
      try {
        const opening = await openList(opened.database, opened.deviceId, key)
        if (!opening.opened) {
          set({ refusal: { code: opening.code, params: opening.params } })
          return
        }
        atDoor = false
        carry(opening.listId)
        await show(opening.listId)
        wake()
      } catch (error) {
        fail(error)
      } finally {
        set({ opening: false })
      }
    },
    save: async (change, settles = []) => {
      const server = state.list?.server
      if (!opened || !server) return false
      const { listId } = server
      try {
        await saveEntry(opened.database, change, { deviceId: opened.deviceId, listId, seen: shownList(server, state.entries), settles })
        set({ storageProblem: null })
        await show(listId)
        couriers.get(listId)?.wake()
        return true
      } catch (error) {
        fail(error)
        return false
      }
    },
    settle: async (opIds) => {
      const listId = current()
      if (!opened || listId === undefined) return
      await settleEntries(opened.database, opIds).then(() => show(listId), fail)
    },
    leave: () => {
      atDoor = true
      set({ stage: 'door', refusal: null })
    },
    comeBack: () => {
      atDoor = false
      const listId = current()
      if (listId !== undefined) void show(listId).catch(fail)
    },
    stop: () => {
      stopCalls()
      for (const courier of couriers.values()) courier.stop()
      opened?.database.close()
    },
  }
}
