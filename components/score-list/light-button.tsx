'use client'

import type { ComponentPropsWithRef } from 'react'
import { buttonClasses, type ButtonLook, type ButtonRoom } from '@/components/ui/button-classes'

type LightButtonProps = Omit<ComponentPropsWithRef<'button'>, 'style'> & {
  look?: ButtonLook
  room?: ButtonRoom
  /** Keeps the focus while disabled, e.g. while something is being saved. */
  focusableWhenDisabled?: boolean
}

/** The button of the other pages without their library: this page has to be small enough for a hall's wifi. */
export function LightButton({ look = 'plain', room = 'wide', className, disabled = false, focusableWhenDisabled = false, onClick, ...rest }: LightButtonProps) {
  const stays = disabled && focusableWhenDisabled
  return <button type="button" className={buttonClasses(look, className, room)} disabled={disabled && !stays} {...(stays ? { 'aria-disabled': true, 'data-disabled': '' } : { onClick })} {...rest} />
}
