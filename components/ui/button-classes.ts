import clsx from 'clsx'

/** `filled` = the one next sensible step of a page, `plain` = other steps, `quiet` = beside text, `danger` = destroys something. */
export type ButtonLook = 'filled' | 'plain' | 'quiet' | 'danger'

const looks: Record<ButtonLook, string> = {
  filled: 'border-green bg-green text-green-ink hover:border-green-strong hover:bg-green-strong',
  plain: 'border-line-2 bg-card text-ink hover:border-edge hover:bg-paper',
  quiet: 'border-transparent text-ink-2 hover:bg-green-soft hover:text-ink',
  danger: 'border-red bg-red text-red-ink hover:opacity-90',
}

/** How a button looks; shared with links, which are no buttons but lead on like one. */
export function buttonClasses(look: ButtonLook, extra?: string): string {
  return clsx(
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-card border px-4 py-2 text-center font-semibold transition-colors',
    // Padding may not squeeze an icon that stands alone.
    '[&>svg]:shrink-0',
    'disabled:border-line disabled:bg-line disabled:text-ink-2 disabled:opacity-100 data-[disabled]:cursor-not-allowed',
    looks[look],
    extra,
  )
}
