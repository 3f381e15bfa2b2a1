import clsx from 'clsx'

/** Why something was refused, spoken as soon as it stands there; nothing while it was not. */
export const RefusalText = ({ children, className }: { children: string | null; className?: string }) =>
  children !== null && (
    <p role="alert" className={clsx('font-medium text-red', className)}>
      {children}
    </p>
  )
