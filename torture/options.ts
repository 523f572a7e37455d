import { parseArgs } from 'node:util'
import { allFaults } from './faults/all-faults.ts'
import { siteKinds, type SiteKind } from './world/site.ts'

export interface Options {
  minutes: number
  seed: number
  faults: readonly string[]
  sites: readonly SiteKind[]
  workers: number
}

export const usage =
  'Usage: npm run torture -- <minutes> [--seed n] [--only kill-program,…] [--site server,embedded] [--workers n]'

const listOf = (written: string | undefined) => written?.split(',').filter(Boolean)

function wholeNumber(written: string, name: string): number {
  const value = Number(written)
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} must be a whole number`)
  return value
}

/** Every name must exist. */
function chosen<Name extends string>(
  written: string | undefined,
  names: readonly Name[],
): readonly Name[] {
  const wanted = listOf(written)
  const unknown = wanted?.find((name) => !names.some((known) => known === name))
  if (unknown) throw new Error(`${unknown} is none of ${names.join(', ')}`)
  return wanted ? names.filter((name) => wanted.includes(name)) : names
}

export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      seed: { type: 'string' },
      only: { type: 'string' },
      site: { type: 'string' },
      workers: { type: 'string' },
    },
  })
  const minutes = Number(positionals[0] ?? NaN)
  if (!(minutes > 0)) throw new Error(usage)
  const names = allFaults.map(({ name }) => name)
  return {
    minutes,
    seed: values.seed ? wholeNumber(values.seed, 'seed') : Date.now() % 1_000_000,
    faults: chosen(values.only, names),
    sites: chosen(values.site, siteKinds),
    workers: values.workers ? wholeNumber(values.workers, 'workers') : 1,
  }
}
