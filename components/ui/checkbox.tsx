import { Check } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'

type CheckboxProps = { label: string; hint?: string } & Omit<ComponentPropsWithRef<'input'>, 'type' | 'style' | 'className'>

/** The whole line is the target. The browser's own checkbox, so that it works in a plain form as well. */
export function Checkbox({ label, hint, ...rest }: CheckboxProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 py-1.5">
      <span className="relative grid size-6 shrink-0 place-items-center">
        <input
          type="checkbox"
          className="peer size-6 appearance-none rounded-chip border border-edge bg-card checked:border-green checked:bg-green disabled:border-line disabled:bg-line"
          {...rest}
        />
        <Check aria-hidden strokeWidth={3} className="pointer-events-none absolute size-4 text-green-ink opacity-0 peer-checked:opacity-100" />
      </span>
      <span>
        <span className="font-medium">{label}</span>
        {hint !== undefined && <span className="block text-[0.8125rem] text-ink-2">{hint}</span>}
      </span>
    </label>
  )
}
