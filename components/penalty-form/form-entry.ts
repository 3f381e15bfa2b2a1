/** An entry of the catalogue that can be chosen, in words. */
export type FormEntry = { readonly id: string; readonly tsr: string; readonly words: string } & (
  | { readonly kind: 'violation'; readonly severity: 'insignificant' | 'minor' | 'serious' }
  | { readonly kind: 'bound-decision'; readonly points: number; readonly creditsPartners: boolean }
)

export type BoundEntry = Extract<FormEntry, { kind: 'bound-decision' }>
