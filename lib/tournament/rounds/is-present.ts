/** Whether somebody takes part in the next draw. */
export const isPresent = ({ checkedInAt, withdrawnAt }: { readonly checkedInAt: Date | null; readonly withdrawnAt: Date | null }): boolean => checkedInAt !== null && withdrawnAt === null
