import { changedAddress } from '@/lib/tournament/instance/changed-address'
import { offerSetUp } from '@/lib/tournament/accounts/offer-set-up'
import { say } from '@/lib/start/messages.js'
import { publicAddress } from './public-address'
import type { Settings } from './settings'
import { terminalQr } from './terminal-qr'

/** Says where Karlchen is reached, how it is set up, and whether what hangs in the hall still leads here. */
export async function announce({ hall, publicUrl }: Settings): Promise<void> {
  const url = publicAddress()
  const lines = [say('running', { url })]
  if (hall) lines.push(...hallLines(url, publicUrl))
  const changed = await changedAddress(url)
  if (changed !== null) lines.push(say('addressChanged', { printed: changed.printed, now: changed.now }))
  const token = await offerSetUp()
  if (token !== null) lines.push(say('setUp', { url: `${url}/set-up#t=${token}` }))
  process.stdout.write(`${lines.join('\n')}\n`)
}

function hallLines(url: string, publicUrl: string | undefined): string[] {
  const local = `http://localhost:${process.env.PORT ?? '3000'}`
  if (url === local) return [say('noNetwork')]
  return [terminalQr(url, process.stdout.isTTY), publicUrl === undefined ? say('hall', { url, local }) : say('hallPublic', { url, local })]
}
