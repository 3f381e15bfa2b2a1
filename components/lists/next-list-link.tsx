import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/link-button'

type NextListLinkProps = { slug: string; next: { readonly tableId: string; readonly number: number; readonly status: 'submitted' | 'paper' } }

/** From a list that is done to the one that waits. */
export function NextListLink({ slug, next: { tableId, number, status } }: NextListLinkProps) {
  const words = useTranslations('lists')
  const list = `/desk/${slug}/lists/${tableId}`
  return (
    <LinkButton look="filled" href={status === 'paper' ? `${list}/paper` : list}>
      {words(`next.${status}`, { table: String(number) })}
    </LinkButton>
  )
}
