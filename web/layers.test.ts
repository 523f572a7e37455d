import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

/**
 * The folders of the web from the lowest to the highest. A file imports from its own layer and from
 * those below it. Single files of the folder itself that nothing stands under, such as the
 * addresses of all pages, are open to everyone; root, routes and entries may import everything.
 */
const layers = ['ui', 'session', 'backoffice', 'shared', 'features', 'shell']
const forEveryone = ['links.ts', 'page-meta.ts', 'route-paths.ts']

const app = path.join(import.meta.dirname, 'app')
const importLine = /(?:\bfrom|\bimport|\bimport\()\s*'(\.[^'\n]+|#web\/[^'\n]+)'/g

/** Types are imports too: a file that needs another's types cannot be read without it. */
async function readImports(): Promise<Map<string, string[]>> {
  const names: string[] = []
  for await (const name of glob('**/*.{ts,tsx}', { cwd: app })) {
    names.push(name.split(path.sep).join('/'))
  }
  const known = new Set(names)
  const imports = names.map((name): [string, string[]] => {
    const text = readFileSync(path.join(app, name), 'utf8')
    const found = Array.from(text.matchAll(importLine), ([, spec = '']) =>
      spec.startsWith('#web/')
        ? spec.slice('#web/'.length)
        : path.posix.join(path.posix.dirname(name), spec),
    )
    return [name, found.filter((file) => known.has(file))]
  })
  return new Map(imports)
}

/** A test may take its examples from any layer. */
function linesOf(imports: Map<string, string[]>): [from: string, to: string][] {
  return [...imports].flatMap(([from, found]) =>
    from.endsWith('.test.ts') ? [] : found.map((to): [string, string] => [from, to]),
  )
}

const layerOf = (file: string) => layers.indexOf(file.split('/')[0] as string)
const featureOf = (file: string) => /^features\/([^/]+)\//.exec(file)?.[1]

function isUpward([from, to]: [string, string]): boolean {
  if (layerOf(from) < 0 || forEveryone.includes(to)) return false
  return layerOf(to) < 0 || layerOf(to) > layerOf(from)
}

function isAcross([from, to]: [string, string]): boolean {
  return Boolean(featureOf(from) && featureOf(to)) && featureOf(from) !== featureOf(to)
}

/** Ways that lead from a file back to itself. */
function cyclesOf(imports: Map<string, string[]>): string[] {
  const done = new Set<string>()
  const cycles: string[] = []
  function walk(file: string, trail: string[]) {
    if (trail.includes(file)) cycles.push([...trail.slice(trail.indexOf(file)), file].join(' → '))
    if (done.has(file) || trail.includes(file)) return
    for (const next of imports.get(file) ?? []) walk(next, [...trail, file])
    done.add(file)
  }
  for (const file of imports.keys()) walk(file, [])
  return cycles
}

const shown = ([from, to]: [string, string]) => `${from} → ${to}`

describe('the layers of the web', async () => {
  const imports = await readImports()

  it('are all there', () => {
    const found = new Set([...imports.keys()].filter((file) => file.includes('/')).map(layerOf))
    expect([...found].sort()).toEqual(layers.map((_, index) => index))
  })

  it('import only from below', () => {
    expect(linesOf(imports).filter(isUpward).map(shown)).toEqual([])
  })

  it('keep the features apart: what two of them need is in ui or in shared', () => {
    expect(linesOf(imports).filter(isAcross).map(shown)).toEqual([])
  })

  it('have no circular imports, types included', () => {
    expect(cyclesOf(imports)).toEqual([])
  })
})
