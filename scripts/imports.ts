import path from 'node:path'
import { parseSync, Visitor } from 'vite'

/** One import of one file by another; both are paths from the project's root, or a package's name. */
export interface Import {
  from: string
  to: string
}

/** What `imports` of package.json maps, such as `#contract/*` to `./contract/src/*`. */
export type Aliases = Readonly<Record<string, string>>

/** Every module that a source names: static, type-only, re-exported, dynamic and `import('…').Type`. */
export function moduleSpecifiers(file: string, source: string): string[] {
  const parsed = parseSync(file, source)
  const [error] = parsed.errors
  if (error) throw new Error(`${file}: ${error.message}`)
  const found: string[] = []
  const add = (node: { source: unknown }) => {
    const value = (node.source as { value?: unknown } | null)?.value
    if (typeof value === 'string') found.push(value)
  }
  new Visitor({
    ImportDeclaration: add,
    ExportNamedDeclaration: add,
    ExportAllDeclaration: add,
    ImportExpression: add,
    TSImportType: add,
  }).visit(parsed.program)
  return found
}

/** The path that a specifier leads to; a package stays as it is written. */
export function resolveSpecifier(from: string, specifier: string, aliases: Aliases): string {
  const bare = specifier.split('?')[0]!
  if (bare.startsWith('.')) return path.posix.join(path.posix.dirname(from), bare)
  for (const [alias, target] of Object.entries(aliases)) {
    const prefix = alias.replace('*', '')
    if (bare.startsWith(prefix)) {
      return path.posix.normalize(target.replace('*', bare.slice(prefix.length)))
    }
  }
  return bare
}

/** The imports of all files, without duplicates. */
export function importsOf(sources: ReadonlyMap<string, string>, aliases: Aliases): Import[] {
  return [...sources].flatMap(([from, source]) => {
    const targets = moduleSpecifiers(from, source).map((specifier) =>
      resolveSpecifier(from, specifier, aliases),
    )
    return [...new Set(targets)].map((to) => ({ from, to }))
  })
}
