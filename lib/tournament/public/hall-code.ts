import { signedCode } from '@/lib/auth/signed-code'

/** What stands behind the # of the hall's link: printed again it is the same, with the next generation it is void. */
export const hallCode = ({ id, hallGeneration }: { readonly id: string; readonly hallGeneration: number }): string => signedCode('hall', id, hallGeneration)
