'use client'

import { Moon, Sun } from 'lucide-react'
import { switchTheme } from '@/components/ui/switch-theme'

/** Which icon shows is decided by the stylesheet: the server cannot know the reader's system. */
export function ThemeSwitch({ label }: { label: string }) {
  return (
    <button
      type="button"
      onClick={switchTheme}
      aria-label={label}
      title={label}
      className="grid size-11 place-items-center rounded-card text-ink-2 hover:bg-green-soft hover:text-ink"
    >
      <Moon aria-hidden className="size-5 dark:hidden" />
      <Sun aria-hidden className="hidden size-5 dark:block" />
    </button>
  )
}
