import { defineConfig } from '@playwright/test'
export default defineConfig({
  testDir: '/work/main/e2e', testMatch: 'weeks.e2e.ts', outputDir: '/tmp/wpw-results', workers: 1, timeout: 60000, expect: { timeout: 10000 },
  reporter: [['list']],
  use: { baseURL: 'http://127.0.0.1:3303', viewport: { width: 1280, height: 900 }, locale: 'en-ZA', timezoneId: 'Africa/Johannesburg', screenshot: 'only-on-failure', launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] } },
})
