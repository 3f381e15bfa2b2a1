/** An entry of the catalogue as the page knows it. */
export type ItemView = {
  readonly id: string
  readonly tsr: string
  readonly words: string | null
  readonly retired: boolean
} & ({ readonly kind: 'violation'; readonly severity: 'insignificant' | 'minor' | 'serious' } | { readonly kind: 'bound-decision'; readonly points: number; readonly creditsPartners: boolean })
