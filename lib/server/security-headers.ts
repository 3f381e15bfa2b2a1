const always: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
}

const oneYear = 'max-age=31536000; includeSubDomains'

/** The headers that every answer carries, whatever it is; the content security policy is chosen per page. */
export function securityHeaders(publicUrl: string | undefined): Record<string, string> {
  const encrypted = publicUrl?.startsWith('https://') ?? false
  return encrypted ? { ...always, 'Strict-Transport-Security': oneYear } : always
}
