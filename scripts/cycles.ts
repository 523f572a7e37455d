import type { Import } from './imports.ts'

/** The shortest path along the imports from one file to another, both included. */
function shortestPath(
  targets: ReadonlyMap<string, readonly string[]>,
  start: string,
  end: string,
): string[] | undefined {
  const cameFrom = new Map<string, string | undefined>([[start, undefined]])
  for (const file of cameFrom.keys()) {
    if (file === end) {
      const chain: string[] = []
      for (let at: string | undefined = file; at; at = cameFrom.get(at)) chain.unshift(at)
      return chain
    }
    for (const next of targets.get(file) ?? []) {
      if (!cameFrom.has(next)) cameFrom.set(next, file)
    }
  }
  return undefined
}

function targetsOf(edges: readonly Import[]): Map<string, string[]> {
  const targets = new Map<string, string[]>()
  for (const { from, to } of edges) targets.set(from, [...(targets.get(from) ?? []), to])
  return targets
}

/**
 * Imports that close a cycle, each with its chain. Imports are added one after another unless they
 * close a cycle: without the reported ones there is no cycle left.
 */
export function findCycles(edges: readonly Import[]): { edge: Import; chain: string[] }[] {
  const order = topologicalRest(edges)
  const built: Import[] = edges.filter((edge) => !order.has(edge.from) || !order.has(edge.to))
  const found: { edge: Import; chain: string[] }[] = []
  const targets = targetsOf(built)
  for (const edge of edges.filter(({ from, to }) => order.has(from) && order.has(to))) {
    const back = shortestPath(targets, edge.to, edge.from)
    if (back) found.push({ edge, chain: [edge.from, ...back] })
    else targets.set(edge.from, [...(targets.get(edge.from) ?? []), edge.to])
  }
  return found
}

/** The files that remain after repeatedly removing files without imports. */
function topologicalRest(edges: readonly Import[]): Set<string> {
  const rest = new Set(edges.flatMap(({ from, to }) => [from, to]))
  const open = new Map<string, number>()
  const importers = new Map<string, string[]>()
  for (const { from, to } of edges) {
    open.set(from, (open.get(from) ?? 0) + 1)
    importers.set(to, [...(importers.get(to) ?? []), from])
  }
  const free = [...rest].filter((file) => !open.get(file))
  for (let file = free.pop(); file; file = free.pop()) {
    rest.delete(file)
    for (const importer of importers.get(file) ?? []) {
      const left = open.get(importer)! - 1
      open.set(importer, left)
      if (left === 0) free.push(importer)
    }
  }
  return rest
}
