import { globSync, readFileSync } from 'node:fs'
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

/** Tests of hooks and components: their first line asks for a browser's document. */
const inDocument = globSync('web/**/*.test.{ts,tsx}').filter((file) =>
  readFileSync(file, 'utf8').startsWith('// @vitest-environment'),
)

class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId, project }: TestSpecification) => {
      const found = longFiles.findIndex((name) => moduleId.endsWith(`/${name}`))
      if (found >= 0) return found
      // Between two files of the other kind, a worker that has loaded the server would be replaced.
      return longFiles.length + Number(project.name === 'document')
    }
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other))
  }
}

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    // One more than the processors of a small machine: many tests wait for a program or for a moment.
    maxWorkers: 3,
    sequence: { sequencer: InOrder },
    // They end a test that hangs, on a machine that may be doing several other things.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'program',
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
          exclude: ['**/node_modules/**', ...inDocument],
          globalSetup: ['server/src/db/testing.setup.ts'],
          // Reloading the server for every file took as long as its tests. Files share nothing but code.
          isolate: false,
        },
      },
      {
        extends: true,
        // What the last file did to the document would be there in the next one.
        test: { name: 'document', include: inDocument, isolate: true },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['contract/src/**/*.ts', 'server/src/**/*.ts'],
      exclude: ['**/*.test.ts', 'server/src/db/{migrations,reference}/**', '**/testing*.ts'],
      reporter: ['text-summary'],
    },
  },
})
