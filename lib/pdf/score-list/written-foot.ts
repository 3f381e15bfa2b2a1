/** What is known at the foot of a list that was written already; empty where nothing is. */
export interface WrittenFoot {
  readonly extraTime: readonly { readonly minutes: string; readonly reason: string; readonly referee: string }[]
  readonly struckNormal: string
  readonly struckSolos: string
  readonly struckBy: string
  readonly released: string
  readonly ended: string
  /** In the boxes to sign in: the players by position, the list keeper, whoever checked. */
  readonly signatures: readonly string[]
}
