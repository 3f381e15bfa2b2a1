import { fetchList, type Contact } from '@/lib/phone/fetch-list'
import { oneSender } from '@/lib/phone/one-sender'
import type { PhoneDatabase } from '@/lib/phone/phone-database'
import { retryPause } from '@/lib/phone/retry-pause'
import { sendEntries, type Sending } from '@/lib/phone/send-entries'

const everyPoll = 3_000

/** A session that has ended comes back only by the sign, which wakes the courier. */
const whenEnded = 15_000

/** Carries entries to the server and news back, for one list, until it is stopped. */
export interface Courier {
  /** Something new waits, or the network may be back: try at once. */
  readonly wake: () => void
  readonly stop: () => void
}

interface CourierEnds {
  readonly onContact: (contact: Contact) => Promise<void>
  readonly onFailure: (error: unknown) => void
  /** The server takes nothing from a page as old as this one. */
  readonly onOutdated: () => void
}

/** Starts carrying: everything unsent first, then the list is asked for; every 3 s while it works, with growing pauses while it does not. */
export function startCourier(database: PhoneDatabase, listId: string, { onContact, onFailure, onOutdated }: CourierEnds): Courier {
  let stopped = false
  let failures = 0
  let steady = everyPoll
  let rouse: () => void = () => undefined
  let woken = false
  let sending: Sending = 'nothing'
  const sendAll = async (): Promise<void> => {
    sending = await sendEntries(database, listId)
    while (sending === 'sent' && !stopped) {
      await onContact('reached')
      sending = await sendEntries(database, listId)
    }
    if (sending === 'outdated') onOutdated()
  }

  const trip = async (): Promise<void> => {
    await oneSender(listId, sendAll)
    const fetched = await fetchList(database, listId)
    // Reading still works where the disk is full, and alone says nothing about what waits.
    const contact = fetched === 'reached' && sending === 'unsaved' ? sending : fetched
    failures = contact === 'unreached' || contact === 'unsaved' ? failures + 1 : 0
    steady = contact === 'ended' ? whenEnded : everyPoll
    await onContact(contact)
  }

  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, failures === 0 ? steady : retryPause(failures, Math.random()))
      rouse = () => {
        clearTimeout(timer)
        resolve()
      }
      if (woken || stopped) rouse()
    })

  const run = async (): Promise<void> => {
    while (!stopped) {
      woken = false
      await trip().catch(onFailure)
      await pause()
    }
  }

  void run()
  const wake = () => {
    woken = true
    rouse()
  }
  return {
    wake,
    stop: () => {
      stopped = true
      rouse()
    },
  }
}
