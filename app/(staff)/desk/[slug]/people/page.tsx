import { PeopleDesk } from '@/components/people/people-desk'
import { SeatChanges } from '@/components/seating/seat-changes'
import { may } from '@/lib/auth/may'
import { staffPage } from '@/lib/auth/staff-page'
import { listParticipants } from '@/lib/tournament/players/list-participants'
import { seatScene } from '@/lib/tournament/seating/seat-scene'
import { deskFigures } from '@/lib/tournament/tournaments/desk-figures'

export default async function PeoplePage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  const { tournament, viewer } = await staffPage(slug, may.seeDesk, 'people')
  const [people, { rounds }] = await Promise.all([listParticipants(tournament.id), deskFigures(tournament.id)])
  const last = rounds.at(-1)
  const open = last && (last.state === 'published' || last.state === 'released' || last.state === 'ended')
  const number = last?.state === 'draft' ? last.number : (last?.number ?? 0) + 1
  const nextRound = open || number > tournament.plannedRounds ? null : number
  const scene = may.runDesk(viewer) ? await seatScene(tournament.id) : null
  const notice = scene && <SeatChanges slug={slug} scene={scene} always={false} />
  return <PeopleDesk notice={notice} slug={slug} version={tournament.version} people={people} mayEdit={may.runDesk(viewer)} mayCheckIn={may.checkIn(viewer)} nextRound={nextRound} />
}
