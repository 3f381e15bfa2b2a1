/**
 * A reason not to start that the operator can remedy; `messages.js` has the sentence for each code.
 */
export class StartProblem extends Error {
  /**
   * @param {import('./messages.js').StartProblemCode} code
   * @param {Record<string, string>} [params] what the sentence names
   */
  constructor(code, params = {}) {
    super(code)
    this.name = 'StartProblem'
    this.code = code
    this.params = params
  }
}
