import { expect, it } from 'vitest'
import { torture } from './run.ts'

/** `npm run torture` does this for as long as desired, with every fault. */
it('loses and duplicates nothing when connections, database and program are cut off in turn', async () => {
  const faults = ['cut-connections', 'kill-database', 'kill-program']
  const { results } = await torture({
    seed: 5,
    goOn: (played) => played < faults.length,
    faults,
    order: 'given',
    sites: ['server'],
    workers: 1,
    writers: 2,
    program: 'server/src/testing/program.ts',
    smallDisk: false,
    say: () => {},
  })
  expect(results.flatMap(({ findings }) => findings)).toEqual([])
  expect(results.map(({ fault }) => fault)).toEqual(faults)
  for (const { acknowledged } of results) expect(acknowledged).toBeGreaterThan(0)
}, 300_000)
