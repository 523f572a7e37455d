import { readOptions } from './options.ts'
import { tableOf } from './report.ts'
import type { RoundResult } from './round.ts'
import { torture } from './run.ts'

/** Ctrl+C: the round is finished, and everything is stopped and deleted. */
function untilStopped(): AbortSignal {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      console.log('Stopping after this round')
      stopping.abort()
    })
  }
  return stopping.signal
}

function sayRound(nth: number, { fault, site, acknowledged, recoveryMs, findings }: RoundResult) {
  const told = `${String(nth + 1).padStart(4)}  ${fault} (${site}): ${acknowledged} acknowledged`
  console.log(`${told}, recovered in ${(recoveryMs / 1000).toFixed(1)} s`)
  for (const { kind, what } of findings) console.log(`      ${kind}: ${what}`)
}

async function main() {
  const { minutes, seed, faults, sites, workers } = readOptions(process.argv.slice(2))
  console.log(`Seed ${seed}, ${minutes} minutes`)
  const over = Date.now() + minutes * 60_000
  const { results, logs } = await torture({
    seed,
    faults,
    sites,
    workers,
    goOn: () => Date.now() < over,
    order: 'random',
    writers: 4,
    program: 'server/src/main.ts',
    smallDisk: true,
    signal: untilStopped(),
    say: (line) => console.log(line),
    onRound: sayRound,
  })
  console.log(`\n${tableOf(results)}`)
  const first = results.findIndex(({ findings }) => findings.length > 0)
  if (first < 0) return
  console.error(`The first finding was in round ${first + 1} of seed ${seed}.`)
  console.error(`The logs are in ${logs}`)
  process.exitCode = 1
}

await main()
