import type { ReactNode } from 'react'
import { buttonClasses, type ButtonLook } from '@/components/ui/button-classes'

type LinkButtonProps = { href: string; look?: ButtonLook; children: ReactNode }

/** A link that looks like a button, for the way on to another page. */
export function LinkButton({ href, look = 'plain', children }: LinkButtonProps) {
  return (
    <a href={href} className={buttonClasses(look)}>
      {children}
    </a>
  )
}
