import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { permissions } from '#contract/permissions.ts'

const layers = ['contract', 'server', 'web', 'schema file', 'permission', 'browser test'] as const
type Layer = (typeof layers)[number]
type Row = Record<'noun' | Layer, string[]>

/** The table of nouns in the architecture document. */
const rows = readFileSync('docs/architecture.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| [a-z-]+ \|/.test(line) && line.split('|').length === layers.length + 3)
  .map((line) => line.split('|').slice(1, -1))
  .map((cells) => cells.map((cell) => cell.trim().split(', ')))
  .filter(([noun]) => noun?.[0] !== 'noun')
  .map(
    (cells) =>
      Object.fromEntries(['noun', ...layers].map((name, nth) => [name, cells[nth] ?? []])) as Row,
  )

const named = (layer: Layer) => rows.flatMap((row) => row[layer]).filter((name) => name !== '–')

const folders = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** Calculations, value types and pages without records of their own. */
const withoutNoun = {
  contract: ['costs', 'values'],
  web: ['about', 'bond', 'errors', 'faq', 'home'],
}

describe('the table of nouns', () => {
  it('has rows', () => expect(rows.length).toBeGreaterThan(30))

  it.each([
    ['contract', 'contract/src'],
    ['server', 'server/src/features'],
    ['web', 'web/app/features'],
  ] as const)('names every folder of the %s, and no other', (layer, path) => {
    const other = layer === 'server' ? [] : withoutNoun[layer]
    expect([...new Set([...named(layer), ...other])].toSorted()).toEqual(folders(path).toSorted())
  })

  it('gives a folder the name of its noun', () => {
    for (const { noun, contract, server, web } of rows) {
      for (const name of [...contract, ...server, ...web]) {
        expect(['–', noun[0]], `${name} in the row of ${noun[0]}`).toContain(name)
      }
    }
  })

  it('names schema files, permissions and browser tests that exist', () => {
    for (const name of named('schema file')) {
      expect(existsSync(`server/src/db/schema/${name}.ts`), name).toBe(true)
    }
    for (const name of named('permission')) expect(Object.keys(permissions)).toContain(name)
    for (const name of named('browser test')) {
      expect(existsSync(`e2e/${name}.e2e.ts`), name).toBe(true)
    }
  })

  it('names every permission but the one that opens the back office', () => {
    const all = Object.keys(permissions).filter((name) => name !== 'backoffice.open')
    expect([...new Set(named('permission'))].toSorted()).toEqual(all.toSorted())
  })
})
