import { ListApp } from '@/components/score-list/list-app'

export default function List() {
  return <ListApp />
}
