import { Suit } from '@/components/brand/suit'

type BrandLinkProps = { href: string; name: string; label: string }

export function BrandLink({ href, name, label }: BrandLinkProps) {
  return (
    <a href={href} aria-label={label} className="-ml-1 inline-flex min-h-11 items-center gap-2 rounded-card px-1 text-[1.0625rem] font-bold">
      <Suit name="clubs" className="size-5 text-green!" />
      {name}
    </a>
  )
}
