import 'fake-indexeddb/auto'
import { AsyncLocalStorage } from 'node:async_hooks'
import { IDBFactory } from 'fake-indexeddb'
import { startPhone, type Phone } from '@/lib/phone/phone'

interface Pocket {
  /** How wrong the clock of this phone is, in milliseconds. */
  readonly clockOff: number
  readonly server: string
}

export interface NodePhone extends Pick<Phone, 'open' | 'save' | 'state' | 'subscribe' | 'stop'> {
  readonly clockOff: number
  /** Its disk, for another page on the same device. */
  readonly storage: IDBFactory
}

export interface PhoneShop {
  /** The product's own phone, whole but for its screen: outbox, courier, fold. */
  readonly phone: (server: string, clockOff?: number, storage?: IDBFactory) => NodePhone
  /** The machine is its own again. */
  readonly close: () => void
}

/** Asks as the browser does; a test that plants a fault in the phone gives its own. */
export type Ask = (url: string, init: RequestInit | undefined) => Promise<Response>

/** Lets the code of the phone run many times side by side: each phone has a storage, a server and a clock of its own. */
export function phonesInNode(ask: Ask = fetchWhole): PhoneShop {
  const pockets = new AsyncLocalStorage<Pocket>()
  const before = { Date: globalThis.Date, fetch: globalThis.fetch, indexedDB: globalThis.indexedDB }
  const off = () => pockets.getStore()?.clockOff ?? 0
  class PhoneDate extends before.Date {
    constructor(...given: [] | ConstructorParameters<DateConstructor>) {
      if (given.length === 0) super(before.Date.now() + off())
      else super(...given)
    }
    static override now = () => before.Date.now() + off()
  }
  Object.assign(globalThis, {
    Date: PhoneDate,
    fetch: (address: string, init?: RequestInit) => (address.startsWith('/') ? ask((pockets.getStore()?.server ?? '') + address, init) : before.fetch(address, init)),
    navigator: {},
    document: { visibilityState: 'visible', addEventListener: () => undefined, removeEventListener: () => undefined },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })
  return {
    phone: (server, clockOff = 0, storage = new IDBFactory()) => {
      const pocket = { server, clockOff }
      globalThis.indexedDB = storage
      const phone = pockets.run(pocket, startPhone)
      return {
        clockOff,
        storage,
        state: phone.state,
        subscribe: phone.subscribe,
        stop: phone.stop,
        open: (key) => pockets.run(pocket, () => phone.open(key)),
        save: (change, settles) => pockets.run(pocket, () => phone.save(change, settles)),
      }
    },
    close: () => {
      Object.assign(globalThis, before)
      for (const name of ['navigator', 'document', 'addEventListener', 'removeEventListener']) Reflect.deleteProperty(globalThis, name)
    },
  }
}

const realFetch = globalThis.fetch

function fetchWhole(url: string, init: RequestInit | undefined): Promise<Response> {
  return realFetch(url, init)
}
