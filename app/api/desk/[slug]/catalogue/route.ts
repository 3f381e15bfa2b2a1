import { deskMutation } from '@/lib/auth/desk-mutation'
import { may } from '@/lib/auth/may'
import { catalogueItem } from '@/lib/schema/catalogue-item'
import { saveCatalogueItem } from '@/lib/tournament/catalogue/save-catalogue-item'

export const POST = deskMutation({
  schema: catalogueItem,
  may: may.editTournament,
  run: async (item, { tournament, actor }) => {
    await saveCatalogueItem(tournament.id, item, actor)
    return {}
  },
})
