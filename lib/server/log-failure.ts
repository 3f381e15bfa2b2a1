/** Writes what went wrong for whoever runs the server, on one line each; a client never sees it. */
export function logFailure(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  const oneLine = text.replaceAll('\r', '\\r').replaceAll('\n', '\\n')
  process.stderr.write(`${new Date().toISOString()} failure ${oneLine}\n`)
}
