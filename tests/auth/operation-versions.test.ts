import { expect, it } from 'vitest'
import { POST } from '@/app/api/device/operations/route'
import { read } from '@/lib/db/read'
import type { SendAnswer } from '@/lib/phone/send-answer'
import { operationVersions } from '@/lib/schema/operation-versions'
import { onBothDatabases } from '@/tests/support/both-databases'
import { operationOn } from '@/tests/support/build-tournament'
import { penaltyScene } from '@/tests/support/penalty-scene'
import { typed } from '@/tests/support/typed'

await onBothDatabases('what pages of several versions send', () => {
  const scene = async () => {
    const { listId, token } = await penaltyScene()
    const { epoch } = await read((reader) => reader.instance.findFirstOrThrow())
    const game = (place: number) => operationOn(listId, 'game-entered', typed.normal(place), { seq: place })
    const post = async (body: unknown) => {
      const answer = await POST(new Request('http://127.0.0.1:3000/', { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` }, body: JSON.stringify(body) }))
      const content = (await answer.json()) as Partial<SendAnswer> & { readonly code?: string }
      return { status: answer.status, said: content.code ?? content.outcomes?.map(({ outcome }) => outcome), epoch: content.epoch }
    }
    return { epoch, game, post, stored: () => read((reader) => reader.listOperation.findMany({ select: { place: true, schemaVersion: true }, orderBy: { place: 'asc' } })) }
  }

  it('is taken from a page of this version and of the one before, and stored in the form of this one', async () => {
    const { epoch, game, post, stored } = await scene()
    expect(await post({ schemaVersion: 2, epoch, operations: [game(1)] })).toEqual({ status: 200, said: ['stored'], epoch })
    expect(await post({ operations: [game(2)] })).toEqual({ status: 200, said: ['stored'], epoch })
    expect(await stored()).toEqual([1, 2].map((place) => ({ place, schemaVersion: 2 })))
    expect(operationVersions).toEqual({ previous: 1, current: 2 })
  })

  it.each([
    ['older', 0],
    ['newer, as after an update that was taken back', 3],
    ['no version at all', 'two'],
    ['nothing', null],
  ])('is refused whole from a page that is %s, which is to be loaded again', async (_, schemaVersion) => {
    const { epoch, game, post, stored } = await scene()
    expect(await post({ schemaVersion, epoch, operations: [game(1)] })).toMatchObject({ status: 426, said: 'page-outdated' })
    expect(await stored()).toEqual([])
  })

  it('waits while the page does not know that the database went back to a copy, so that nothing is refused for want of what was lost', async () => {
    const { epoch, game, post, stored } = await scene()
    const [lost, waiting] = [game(1), game(2)]
    expect(await post({ schemaVersion: 2, epoch: 'of before', operations: [waiting] })).toEqual({ status: 200, said: [], epoch })
    expect(await stored()).toEqual([])
    expect(await post({ schemaVersion: 2, epoch, operations: [lost, waiting] })).toMatchObject({ said: ['stored', 'stored'] })
  })
})
