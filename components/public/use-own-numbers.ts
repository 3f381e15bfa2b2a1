'use client'

import { useSyncExternalStore } from 'react'

/** Nothing tells of a change: a personal link opens a page of its own. */
const watch = () => () => undefined

/** The start numbers whose personal link was opened in this tab, as the own page keeps it. */
export function useOwnNumbers(slug: string): readonly number[] {
  const found = useSyncExternalStore(watch, () => numbersIn(`/t/${slug}/person/`), () => '')
  return found === '' ? [] : found.split(' ').map(Number)
}

const numbersIn = (start: string): string =>
  Object.keys(sessionStorage)
    .filter((key) => key.startsWith(start))
    .map((key) => key.slice(start.length))
    .join(' ')
