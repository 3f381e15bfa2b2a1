import clsx from 'clsx'

/** `filled` = the one next sensible step of a page, `plain` = other steps, `quiet` = beside text, `danger` = destroys something. */
export type ButtonLook = 'filled' | 'plain' | 'quiet' | 'danger'

const looks: Record<ButtonLook, string> = {
  filled: 'border-green bg-green text-green-ink hover:border-green-strong hover:bg-green-strong',
  plain: 'border-line-2 bg-card text-ink hover:border-edge hover:bg-paper',
  quiet: 'border-transparent text-ink-2 hover:bg-green-soft hover:text-ink',
  danger: 'border-red bg-red text-red-ink hover:opacity-90',
}

/** `wide` = around words, `narrow` = where several stand in a row, `square` = around one icon, which needs all of it. */
export type ButtonRoom = 'wide' | 'narrow' | 'square'

const rooms: Record<ButtonRoom, string> = {
  wide: 'px-4 py-2',
  narrow: 'px-2 py-2',
  square: 'size-11 shrink-0',
}

/**
 * How a button looks; shared with links, which are no buttons but lead on like one. Room is asked for by name: a padding among
 * the extra classes loses against the one that is already there, whatever their order. A button that keeps the focus while
 * it is disabled has no `disabled` for the browser, but `data-disabled`, and must look like it all the same.
 */
export function buttonClasses(look: ButtonLook, extra?: string, room: ButtonRoom = 'wide'): string {
  return clsx(
    // Nor may a neighbour squeeze an icon.
    '[&>svg]:shrink-0',
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-card border text-center font-semibold transition-colors',
    rooms[room],
    looks[look],
    'disabled:border-line disabled:bg-line disabled:text-ink-2 disabled:opacity-100',
    'data-[disabled]:cursor-not-allowed data-[disabled]:border-line data-[disabled]:bg-line data-[disabled]:text-ink-2 data-[disabled]:opacity-100',
    extra,
  )
}
