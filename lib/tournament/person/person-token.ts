import { signedCode } from '@/lib/auth/signed-code'

/** What stands behind the # of a person's own link: printed again it is the same, with the next generation it is void. */
export const personToken = ({ id, linkGeneration }: { readonly id: string; readonly linkGeneration: number }): string => `${id}.${signedCode('person', id, linkGeneration)}`
