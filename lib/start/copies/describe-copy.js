import { say } from '../messages.js'

/**
 * One line of the list of copies: name, time by this machine's clock, size.
 * @param {import('./list-copies.js').KeptCopy} copy
 */
export function describeCopy({ name, at, size }) {
  return `${name}  (${at.toLocaleString(say('tag'), { dateStyle: 'medium', timeStyle: 'short' })}, ${(size / 1_000_000).toLocaleString(say('tag'), { maximumFractionDigits: 1, minimumFractionDigits: 1 })} MB)`
}
