import type { Plugin } from 'vite'
import { visitorScreens } from './app/start/visitor-screens.ts'

/** Exports called only by the server or the full site's router. */
const notInBrowser = new Set([
  'loader',
  'action',
  'meta',
  'links',
  'headers',
  'Layout',
  'ErrorBoundary',
])

interface Node {
  type: string
  start: number
  end: number
  [name: string]: unknown
}

/** Where an identifier is a property name: `b` in `a.b`, and the key in `{ b: c }`. */
const namesOnly: Record<string, string> = {
  MemberExpression: 'property',
  Property: 'key',
  MethodDefinition: 'key',
  PropertyDefinition: 'key',
  ImportSpecifier: 'imported',
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

function usedIn(node: Node, used = new Set<string>()): Set<string> {
  if (node.type === 'Identifier') used.add(node.name as string)
  const skipped = node.computed ? undefined : namesOnly[node.type]
  for (const [part, value] of Object.entries(node)) {
    if (part === skipped && node.shorthand !== true) continue
    for (const each of Array.isArray(value) ? value : [value]) if (isNode(each)) usedIn(each, used)
  }
  return used
}

/** The names that a statement declares, if it has no side effects. */
function declaredBy(statement: Node): string[] {
  const named = (nodes: unknown, part: string) =>
    (nodes as Record<string, Node>[]).flatMap((node) => (node[part]?.name as string) ?? [])
  if (statement.type === 'FunctionDeclaration') return named([statement], 'id')
  if (statement.type === 'VariableDeclaration') return named(statement.declarations, 'id')
  if (statement.type === 'ImportDeclaration') return named(statement.specifiers, 'local')
  return []
}

function isElsewhere({ type, declaration }: Node): boolean {
  if (type !== 'ExportNamedDeclaration' || !isNode(declaration)) return false
  return declaredBy(declaration).some((name) => notInBrowser.has(name))
}

/** A module without what only the server calls, and without what is then unused. */
export function withoutServerExports(code: string, parse: (code: string) => Node): string {
  const all = parse(code).body as Node[]
  let kept = all.filter((statement) => !isElsewhere(statement))
  for (let before = 0; before !== kept.length;) {
    before = kept.length
    const uses = kept.map((statement) => ({ statement, used: usedIn(statement) }))
    kept = kept.filter((statement) => {
      const names = declaredBy(statement)
      const isUsed = (name: string) =>
        uses.some((other) => other.statement !== statement && other.used.has(name))
      return names.length === 0 || names.some(isUsed)
    })
  }
  return kept.map(({ start, end }) => code.slice(start, end)).join('\n')
}

const app = /web[\\/]app[\\/]/

/**
 * Removes from the browser's files what screens declare for the server, as React Router does for
 * its own.
 */
export function withoutLoaders(): Plugin {
  return {
    name: 'without-loaders',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const [file] = id.split('?') as [string]
      const [, path = ''] = file.split(app)
      if (!visitorScreens.test(path) && path !== 'root.tsx') return null
      return {
        code: withoutServerExports(code, (text) => this.parse(text) as unknown as Node),
        map: null,
      }
    },
  }
}
