import { expect, it } from 'vitest'
import { changedAddress } from '@/lib/tournament/instance/changed-address'
import { notePrintedAddress } from '@/lib/tournament/instance/note-printed-address'
import { recordStart } from '@/lib/tournament/instance/record-start'
import { onBothDatabases } from '@/tests/support/both-databases'

await onBothDatabases('The address of the printed QR codes', () => {
  it('is missed by nobody before the first print', async () => {
    await recordStart('1.0.0')
    expect(await changedAddress('http://192.168.1.5:3000')).toBeNull()
  })

  it('is pointed out once it is another one, until it is printed again or comes back', async () => {
    await recordStart('1.0.0')
    await notePrintedAddress('http://192.168.1.5:3000')
    expect(await changedAddress('http://192.168.1.5:3000')).toBeNull()
    expect(await changedAddress('http://192.168.1.9:3000')).toEqual({ printed: 'http://192.168.1.5:3000', now: 'http://192.168.1.9:3000' })
    await notePrintedAddress('http://192.168.1.9:3000')
    expect(await changedAddress('http://192.168.1.9:3000')).toBeNull()
    expect(await changedAddress('http://192.168.1.5:3000')).toEqual({ printed: 'http://192.168.1.9:3000', now: 'http://192.168.1.5:3000' })
  })
})
