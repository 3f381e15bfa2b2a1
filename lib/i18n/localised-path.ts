import { preferredLocale } from '@/lib/i18n/preferred-locale'

/** Everything else (desk, lists, routes, files) has no language in its path. */
const publicPages = [/^\/$/, /^\/rules\/?$/, /^\/t\/[^/]/]

const fileWithExtension = /\.[^/]+$/

/**
 * The path that Next serves for a requested one (query kept): a public page without a language gets the
 * reader's, so that printed addresses need none and still answer at once.
 */
export function localisedPath(path: string, acceptLanguage: string | undefined): string {
  const queryAt = path.indexOf('?')
  const pathname = queryAt === -1 ? path : path.slice(0, queryAt)
  const isPublicPage = publicPages.some((page) => page.test(pathname)) && !fileWithExtension.test(pathname)
  if (!isPublicPage) return path
  const query = path.slice(pathname.length)
  return `/${preferredLocale(acceptLanguage)}${pathname === '/' ? '' : pathname}${query}`
}
