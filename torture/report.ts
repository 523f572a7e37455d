import type { RoundResult } from './round.ts'
import type { Finding } from './finding.ts'

const columns = [
  'fault',
  'rounds',
  'acknowledged',
  'lost',
  'doubled',
  'half',
  'errors',
  'emails repeated',
  'median recovery',
  'worst recovery',
] as const

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

function rowOf(name: string, results: readonly RoundResult[]): string[] {
  const count = (kind: Finding['kind']) =>
    String(sum(results.map(({ findings }) => findings.filter((one) => one.kind === kind).length)))
  const recoveries = results.map(({ recoveryMs }) => recoveryMs)
  return [
    name,
    String(results.length),
    String(sum(results.map(({ acknowledged }) => acknowledged))),
    count('lost'),
    count('doubled'),
    count('half'),
    count('error'),
    String(sum(results.map(({ repeated }) => repeated))),
    seconds(median(recoveries)),
    seconds(Math.max(0, ...recoveries)),
  ]
}

/** One line for each fault on each kind of site, and a total. */
export function tableOf(results: readonly RoundResult[]): string {
  const groups = Map.groupBy(results, ({ fault, site }) => `${fault} (${site})`)
  const rows = [
    [...columns],
    ...[...groups].map(([name, group]) => rowOf(name, group)),
    rowOf('all', results),
  ]
  const widths = columns.map((_, nth) => Math.max(...rows.map((row) => row[nth]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, nth) => (nth ? cell.padStart(widths[nth] ?? 0) : cell.padEnd(widths[nth] ?? 0)))
        .join('  '),
    )
    .join('\n')
}
