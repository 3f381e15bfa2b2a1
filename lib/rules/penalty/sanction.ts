/** What a tribunal can impose for unsporting conduct; a deduction stands outside the list and credits nobody (TSR 9.7.2). */
export type Sanction =
  | { readonly kind: 'warning' }
  | { readonly kind: 'deduction'; readonly points: number }
  | { readonly kind: 'disqualification' }
