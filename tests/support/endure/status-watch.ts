/** What stood on the screen at one moment, and how many operations the server had acknowledged by then. */
export interface Moment {
  readonly status: string
  readonly rows: number
  readonly acknowledged: number
}

/** Runs in the page before everything else: reads every answer of the server before the page does, and looks at the screen at random moments. */
export function statusWatch(): void {
  const looked: Moment[] = []
  const acknowledged = new Set<string>()
  Object.assign(window, { looked })
  const ask = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const answer = await ask(input, init)
    if (typeof input === 'string' && input.endsWith('/api/device/operations') && answer.ok) {
      const { outcomes } = (await answer.clone().json()) as { outcomes: { opId: string }[] }
      for (const { opId } of outcomes) acknowledged.add(opId)
    }
    return answer
  }
  const look = () => {
    const status = document.querySelector('header [role=status]')?.textContent ?? ''
    if (status !== '') looked.push({ status, rows: document.querySelectorAll('tbody tr').length, acknowledged: acknowledged.size })
    setTimeout(look, Math.random() * 12)
  }
  look()
}

/** The mistake that the watch has to find: the page takes what it sends for stored, while it is still on its way. */
export function earlyAcknowledgement(): void {
  const ask = window.fetch.bind(window)
  window.fetch = (input, init) => {
    if (typeof input !== 'string' || !input.endsWith('/api/device/operations') || typeof init?.body !== 'string') return ask(input, init)
    const { operations } = JSON.parse(init.body) as { operations: { opId: string }[] }
    const outcomes = operations.map(({ opId }, index) => ({ opId, outcome: 'stored', place: index + 1, version: 1, receivedAt: new Date().toISOString() }))
    setTimeout(() => void ask(input, init).catch(() => undefined), 1_000)
    return Promise.resolve(new Response(JSON.stringify({ outcomes }), { headers: { 'content-type': 'application/json' } }))
  }
}
