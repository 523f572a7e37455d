import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'contract/**/*.test.ts',
      'server/**/*.test.ts',
      'web/**/*.test.{ts,tsx}',
      'sandbox/**/*.test.ts',
      'demo/**/*.test.ts',
      'bench/**/*.test.ts',
      'torture/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    globalSetup: ['server/src/db/testing.setup.ts'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    // Reloading the server for every file took as long as its tests. Files share nothing but code.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    coverage: {
      provider: 'v8',
      include: ['contract/src/**/*.ts', 'server/src/**/*.ts'],
      exclude: ['**/*.test.ts', 'server/src/db/{migrations,reference}/**', '**/testing*.ts'],
      reporter: ['text-summary'],
    },
  },
})
