/** What one page may run beside the project's own files: a fresh nonce, or the hashes of its prerendered scripts. */
export interface InlineSources {
  scripts: string[]
  styles: string[]
}

/** The policy of everything that is no page: a script, a picture or JSON needs nothing from elsewhere. */
export const policyOfFiles = "default-src 'self'; frame-ancestors 'none'"

/** The development server evaluates code, injects styles and opens a socket; nothing of that is ever shipped. */
const duringDevelopment = { scripts: ["'unsafe-eval'"], styles: ["'unsafe-inline'"], connections: ['ws:'] }

/** The policy of one page: nothing from another host, nothing inline that the server did not write itself. */
export function contentSecurityPolicy(inline: InlineSources, dev: boolean): string {
  // A nonce or hash beside 'unsafe-inline' would switch the latter off.
  const styles = dev ? duringDevelopment.styles : inline.styles
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...inline.scripts, ...(dev ? duringDevelopment.scripts : [])],
    ['style-src', "'self'", ...styles],
    ['img-src', "'self'", 'data:', 'blob:'],
    ['connect-src', "'self'", ...(dev ? duringDevelopment.connections : [])],
    ['worker-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ]
  return directives.map((directive) => directive.join(' ')).join('; ')
}
