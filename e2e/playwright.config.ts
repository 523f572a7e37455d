import { defineConfig } from '@playwright/test'

export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  // The headless shell rounds the width of each letter otherwise: lines break elsewhere than on most screens.
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
  // With a new site and new data. What fails once and passes then is named at the end of the run: it is a defect
  // of the test or of the site that one in hundreds of runs shows, and no reason to refuse a change.
  retries: 1,
  forbidOnly: true,
  // Long enough for a machine that does several other things: a limit ends a test that hangs,
  // and says nothing about how fast the site is.
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
