import { Refusal } from '@/lib/errors/refusal'

/** The body as JSON, read no further than the limit in bytes, whatever length it claims. */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) throw new Refusal('body-not-json')
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength
    if (size > limit) {
      await reader?.cancel()
      throw new Refusal('body-too-large', { limit })
    }
    chunks.push(part.value)
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)))
  } catch {
    throw new Refusal('body-not-understood')
  }
}
