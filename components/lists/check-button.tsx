'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ConfirmAct } from '@/components/round/confirm-act'
import { newOperationId } from '@/components/lists/new-operation-id'

type CheckButtonProps = { slug: string; list: { listId: string; tableNumber: number; stateVersion: number; length: number } }

/** Marks a list as checked. Its operation has one id for as long as the page is open, so that a second click is the same one. */
export function CheckButton({ slug, list }: CheckButtonProps) {
  const words = useTranslations('lists')
  const [opId] = useState(newOperationId)
  const { listId, tableNumber, stateVersion, length } = list
  return (
    <ConfirmAct
      slug={slug}
      path="lists/check"
      body={{ opId, listId, baseVersion: stateVersion, length }}
      label={words('check')}
      title={words('checkTitle', { table: String(tableNumber) })}
      text={words('checkText')}
      now={words('checkNow')}
    />
  )
}
