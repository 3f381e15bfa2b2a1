import createNextIntlPlugin from 'next-intl/plugin'

/** @type {import('next').NextConfig} */
const config = {
  // Our own server sets the headers and decides what is compressed: event streams must not be buffered.
  poweredByHeader: false,
  compress: false,
  images: { unoptimized: true },
  serverExternalPackages: ['pdfkit', 'better-sqlite3', 'pg', '@prisma/adapter-better-sqlite3', '@prisma/adapter-pg'],
  // `npm test` checks the types; a laptop in the hall that only builds need not do it again.
  typescript: { ignoreBuildErrors: true },
  // Two root layouts leave no common place for an address that leads nowhere.
  experimental: { globalNotFound: true },
}

export default createNextIntlPlugin('./lib/i18n/request.ts')(config)
