/** A status, or a status and the code of a refusal, as the matrix of routes has it. */
export async function answerOf(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.includes('json')) return String(response.status)
  const body = (await response.json()) as { code?: string }
  return body.code === undefined ? String(response.status) : `${response.status} ${body.code}`
}
