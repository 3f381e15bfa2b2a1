/** As whom somebody is signed in, for the eyes of that person alone. */
export interface SignedIn {
  readonly name: string
  readonly email: string
}
