'use client'

import { Button as BaseButton } from '@base-ui/react/button'
import type { ComponentPropsWithRef } from 'react'
import { buttonClasses, type ButtonLook, type ButtonRoom } from '@/components/ui/button-classes'
import { useHydrated } from '@/components/ui/use-hydrated'

type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'style'> & {
  look?: ButtonLook
  room?: ButtonRoom
  /** Keeps the focus while disabled, e.g. while something is being saved. */
  focusableWhenDisabled?: boolean
}

/** A button that can be pressed from the moment its page works: an earlier tap would be lost without a word. */
export function Button({ look = 'plain', room = 'wide', className, type = 'button', disabled = false, ...rest }: ButtonProps) {
  const hydrated = useHydrated()
  return <BaseButton type={type} className={buttonClasses(look, className, room)} disabled={disabled || !hydrated} {...rest} />
}
