'use client'

import { Button as BaseButton } from '@base-ui/react/button'
import type { ComponentPropsWithRef } from 'react'
import { buttonClasses, type ButtonLook } from '@/components/ui/button-classes'

type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'style'> & {
  look?: ButtonLook
  /** Keeps the focus while disabled, e.g. while something is being saved. */
  focusableWhenDisabled?: boolean
}

export function Button({ look = 'plain', className, type = 'button', ...rest }: ButtonProps) {
  return <BaseButton type={type} className={buttonClasses(look, className)} {...rest} />
}
