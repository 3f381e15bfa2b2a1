/** A path of ours to go on to, or the desk: an address given by a link must never lead to another site. */
export function ownPath(wish: unknown): string {
  return typeof wish === 'string' && /^\/(?![/\\])[\w\-./]*$/.test(wish) ? wish : '/desk'
}
