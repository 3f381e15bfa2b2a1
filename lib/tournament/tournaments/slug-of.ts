import { searchable } from '@/lib/i18n/searchable'

/** A name as it can stand in an address: small letters, digits and hyphens, umlauts spelled out. */
export function slugOf(name: string): string {
  const slug = searchable(name).replaceAll(/[^a-z0-9]+/g, '-').slice(0, 60).replaceAll(/^-+|-+$/g, '')
  return slug === '' ? 'tournament' : slug
}
