import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** They start whole programs: begun last, one of them would run alone at the end. */
const longFiles = [
  'program-faults.test.ts',
  'cluster.test.ts',
  'torture.test.ts',
  'access-law.test.ts',
  'outbox-restart.test.ts',
  'launcher.test.ts',
  'restore-failed.test.ts',
]

class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = longFiles.findIndex((name) => moduleId.endsWith(`/${name}`))
      return found < 0 ? longFiles.length : found
    }
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other))
  }
}

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
    sequence: { sequencer: LongFilesFirst },
    // They end a test that hangs, on a machine that may be doing several other things.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    coverage: {
      provider: 'v8',
      include: ['contract/src/**/*.ts', 'server/src/**/*.ts'],
      exclude: ['**/*.test.ts', 'server/src/db/{migrations,reference}/**', '**/testing*.ts'],
      reporter: ['text-summary'],
    },
  },
})
