import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { choicesOf, type Random } from './choices.ts'
import { allFaults } from './faults/all-faults.ts'
import type { Fault } from './faults/fault.ts'
import { Places, type Place, type PlaceOptions } from './places.ts'
import { playRound, type RoundResult } from './round.ts'
import { prefix, sweepAbandoned } from './world/abandoned.ts'
import type { SiteKind } from './world/site.ts'

export interface RunOptions extends PlaceOptions {
  /** Plays rounds until this returns false. */
  goOn(played: number): boolean
  /** The names of the faults: chosen randomly by weight, or one after another. */
  faults: readonly string[]
  order: 'random' | 'given'
  sites: readonly SiteKind[]
  signal?: AbortSignal
  onRound?(nth: number, result: RoundResult): void
  say(line: string): void
}

export interface RunResult {
  results: RoundResult[]
  /** Kept if there were findings. */
  logs: string
}

function chooseFault({ faults, order, sites }: RunOptions, nth: number, random: Random): Fault {
  const usable = allFaults.filter(
    (fault) => faults.includes(fault.name) && fault.sites.some((kind) => sites.includes(kind)),
  )
  const given = order === 'given' ? faults[nth % faults.length] : undefined
  let left = random.next() * usable.reduce((sum, { weight }) => sum + weight, 0)
  const chosen =
    usable.find(({ name }) => name === given) ?? usable.find(({ weight }) => (left -= weight) < 0)
  if (!chosen) throw new Error('None of these faults can be made on these sites')
  return chosen
}

function brokenRound({ site, findings }: Place, fault: Fault, error: unknown): RoundResult {
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return {
    fault: fault.name,
    site: site.kind,
    acknowledged: 0,
    repeated: 0,
    recoveryMs: 0,
    findings: [...findings.splice(0), { kind: 'error', what: `the round did not end: ${what}` }],
    broken: true,
  }
}

async function playRounds(options: RunOptions, places: Places, folder: string) {
  const results: RoundResult[] = []
  const leftOut = new Set<string>()
  for (let nth = 0; options.goOn(nth) && !options.signal?.aborted; nth++) {
    const random = choicesOf(options.seed, 'round', nth)
    const fault = chooseFault(options, nth, random)
    const kind = random.pick(fault.sites.filter((one) => options.sites.includes(one)))
    const place = await places.at(kind)
    const reason = fault.impossible?.(place.site)
    if (reason) {
      if (!leftOut.has(fault.name)) options.say(`${fault.name} is left out: ${reason}`)
      leftOut.add(fault.name)
      continue
    }
    const result = await playRound({ ...place, nth, fault, random, folder }).catch(
      (error: unknown) => brokenRound(place, fault, error),
    )
    results.push(result)
    options.onRound?.(nth, result)
    // After a round that did not complete, the starting point of the next one is unknown.
    if (result.broken) break
  }
  return results
}

/**
 * Plays rounds and yields their results; leaves nothing behind except the logs of a run with
 * findings.
 */
export async function torture(options: RunOptions): Promise<RunResult> {
  await sweepAbandoned()
  const root = await mkdtemp(path.join(tmpdir(), `${prefix}${process.pid}-`))
  await chmod(root, 0o755)
  const places = new Places(options, root)
  let results: RoundResult[]
  try {
    results = await playRounds(options, places, root)
  } finally {
    await places.close()
    for (const kind of options.sites) {
      await rm(path.join(root, kind), { recursive: true, force: true })
    }
  }
  const good = results.every(({ findings }) => findings.length === 0)
  if (good) await rm(root, { recursive: true, force: true })
  return { results, logs: places.logs }
}
