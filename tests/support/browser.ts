import { chromium, type Browser } from 'playwright-core'

import { findChrome } from '@/tests/support/find-chrome.js'

const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync']

/** A browser with an empty profile, or null where none is installed, which CI treats as a failure. */
export async function launchBrowser(): Promise<Browser | null> {
  const executablePath = findChrome()
  if (executablePath) return chromium.launch({ executablePath, headless: true, args: flags })
  if (process.env.CI === 'true') throw new Error('Chrome or Chromium is missing, and CI tests in a browser.')
  return null
}
