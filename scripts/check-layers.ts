import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findCycles } from './cycles.ts'
import { importsOf, type Aliases, type Import } from './imports.ts'
import { featureEdges, rules } from './layer-rules.ts'

function circular(rule: string, edges: readonly Import[]): string[] {
  return findCycles(edges).map(
    ({ edge, chain }) => `[${rule}] ${edge.from} -> ${edge.to}\n  Circular: ${chain.join(' -> ')}`,
  )
}

/** The forbidden imports in these sources; empty if all is well. */
export function checkLayers(sources: ReadonlyMap<string, string>, aliases: Aliases): string[] {
  const edges = importsOf(sources, aliases)
  const forbidden = rules.flatMap(({ name, message, forbids }) =>
    edges.filter(forbids).map(({ from, to }) => `[${name}] ${from} -> ${to}\n  ${message}`),
  )
  return [
    ...forbidden,
    ...circular('cycle', edges),
    ...circular('feature cycle', featureEdges(edges)),
  ]
}

function main(): void {
  const root = path.resolve(import.meta.dirname, '..')
  const files = globSync(
    '{contract/src,server/src,web/app,sandbox,scripts,bench,torture,e2e}/**/*.{ts,tsx}',
    { cwd: root, exclude: ['**/node_modules'] },
  ).sort()
  const sources = new Map(
    files.map((file) => [
      file.split(path.sep).join('/'),
      readFileSync(path.join(root, file), 'utf8'),
    ]),
  )
  const aliases = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
    .imports as Aliases
  const problems = checkLayers(sources, aliases)
  for (const problem of problems) console.error(problem)
  console.log(`Layers: ${sources.size} files, ${problems.length} problems`)
  if (problems.length) process.exitCode = 1
}

if (import.meta.main) main()
