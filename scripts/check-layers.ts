import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { cycleThrough, findCycles } from './cycles.ts'
import { importsOf, type Aliases, type Import } from './imports.ts'
import { featureEdges, rules } from './layer-rules.ts'

/** Forbidden imports that are still there, by the rule they break; written `from -> to`. */
export type Exceptions = Readonly<Record<string, { count: number; imports: readonly string[] }>>

const written = ({ from, to }: Import) => `${from} -> ${to}`

interface Finding {
  rule: string
  /** The import, as an exception would name it. */
  edge: string
  message: string
}

/** Every import that breaks a rule, listed as an exception or not. */
function findingsOf(edges: readonly Import[], exceptions: Exceptions): Finding[] {
  const directions = rules.flatMap((rule) =>
    edges
      .filter((edge) => rule.forbids(edge))
      .map((edge) => ({ rule: rule.name, edge: written(edge), message: rule.message })),
  )
  return [
    ...directions,
    ...cycles('cycle', edges, exceptions),
    ...cycles('feature cycle', featureEdges(edges), exceptions),
  ]
}

/** With the listed imports left out there must be no cycle; each of them must still close one. */
function cycles(rule: string, edges: readonly Import[], exceptions: Exceptions): Finding[] {
  const excepted = new Set(exceptions[rule]?.imports)
  const others = edges.filter((edge) => !excepted.has(written(edge)))
  const closing = edges
    .filter((edge) => excepted.has(written(edge)))
    .map((edge) => ({ edge, chain: cycleThrough(edge, others) }))
  return [...findCycles(others), ...closing].flatMap(({ edge, chain }) =>
    chain ? [{ rule, edge: written(edge), message: `Circular: ${chain.join(' -> ')}` }] : [],
  )
}

/** What is wrong with the imports of these sources; empty when all is well. */
export function checkLayers(
  sources: ReadonlyMap<string, string>,
  aliases: Aliases,
  exceptions: Exceptions,
): string[] {
  const findings = findingsOf(importsOf(sources, aliases), exceptions)
  const allowed = (finding: Finding) =>
    exceptions[finding.rule]?.imports.includes(finding.edge) ?? false
  const forbidden = findings
    .filter((finding) => !allowed(finding))
    .map(({ rule, edge, message }) => `[${rule}] ${edge}\n  ${message}`)
  const stale = Object.entries(exceptions).flatMap(([rule, { count, imports }]) => [
    ...imports
      .filter((edge) => !findings.some((found) => found.rule === rule && found.edge === edge))
      .map((edge) => `[${rule}] ${edge}\n  This exception no longer occurs: remove it.`),
    ...(count === imports.length
      ? []
      : [`[${rule}] The list says ${count} exceptions but contains ${imports.length}.`]),
  ])
  return [...forbidden, ...stale]
}

/** The exceptions that still occur; none is ever added. */
export function pruneExceptions(
  sources: ReadonlyMap<string, string>,
  aliases: Aliases,
  exceptions: Exceptions,
): Exceptions {
  const findings = findingsOf(importsOf(sources, aliases), exceptions)
  const pruned = Object.entries(exceptions).map(([rule, { imports }]) => {
    const left = imports.filter((edge) =>
      findings.some((found) => found.rule === rule && found.edge === edge),
    )
    return [rule, { count: left.length, imports: left }] as const
  })
  return Object.fromEntries(pruned.filter(([, { count }]) => count > 0))
}

function main(): void {
  const root = path.resolve(import.meta.dirname, '..')
  const listFile = path.join(import.meta.dirname, 'layer-exceptions.json')
  const files = globSync(
    '{contract/src,server/src,web/app,sandbox,scripts,bench,e2e}/**/*.{ts,tsx}',
    { cwd: root },
  ).sort()
  const sources = new Map(
    files.map((file) => [
      file.split(path.sep).join('/'),
      readFileSync(path.join(root, file), 'utf8'),
    ]),
  )
  const aliases = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
    .imports as Aliases
  let exceptions = JSON.parse(readFileSync(listFile, 'utf8')) as Exceptions
  if (process.argv.includes('--prune')) {
    exceptions = pruneExceptions(sources, aliases, exceptions)
    writeFileSync(listFile, `${JSON.stringify(exceptions, null, 2)}\n`)
  }
  const problems = checkLayers(sources, aliases, exceptions)
  for (const problem of problems) console.error(problem)
  const counts = Object.values(exceptions).map(({ count }) => count)
  const left = counts.reduce((sum, count) => sum + count, 0)
  console.log(
    `Layers: ${sources.size} files, ${problems.length} problems, ${left} listed exceptions`,
  )
  if (problems.length) process.exitCode = 1
}

if (import.meta.main) main()
