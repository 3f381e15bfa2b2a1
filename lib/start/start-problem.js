/**
 * A reason not to start that the operator can remedy; `messages.js` has the sentence for each code.
 */
export class StartProblem extends Error {
  /**
   * @param {import('./messages.js').StartProblemCode} code
   * @param {Record<string, string>} [params] what the sentence names
   * @param {ErrorOptions} [options] what lies behind it
   */
  constructor(code, params = {}, options) {
    super(code, options)
    this.name = 'StartProblem'
    this.code = code
    this.params = params
  }
}
