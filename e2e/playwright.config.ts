import { defineConfig } from '@playwright/test'

export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  // The headless shell rounds glyph widths differently: lines break in other places than on most
  // screens.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 2,
  // Uses a new site with new data. A test that fails once and then passes is reported as flaky at
  // the end of the run: a rare defect of the test or of the site, but no reason to refuse a change.
  retries: 1,
  forbidOnly: true,
  // Long enough for a machine that does other things too: the timeout ends a hanging test, and does
  // not measure how fast the site is.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json']],
  use: {
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
      args: chromiumArguments,
    },
  },
})
