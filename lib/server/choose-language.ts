import type { IncomingMessage, ServerResponse } from 'node:http'

import onHeaders from 'on-headers'

import { localisedPath } from '@/lib/i18n/localised-path'

/** Leads a public address without a language to the page in the reader's; caches must keep the languages apart. */
export function chooseLanguage(request: IncomingMessage, response: ServerResponse): void {
  const asked = request.url ?? '/'
  const served = localisedPath(asked, request.headers['accept-language'])
  if (served === asked) return
  request.url = served
  // Only now, since Next replaces what Vary says before it.
  onHeaders(response, () => response.appendHeader('Vary', 'Accept-Language'))
}
