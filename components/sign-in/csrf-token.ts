/** The token that next-auth wants with a form; without an answer the form is refused as too old. */
export async function csrfToken(): Promise<string> {
  try {
    const answer = (await (await fetch('/api/auth/csrf')).json()) as { csrfToken?: string }
    return answer.csrfToken ?? ''
  } catch {
    return ''
  }
}
