import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = import.meta.dirname

/** Route files that are not imported by the list. */
function unlisted(files: readonly string[], list: string): string[] {
  return files.filter((file) => !list.includes(` from './${file}'\n`)).toSorted()
}

describe('the list of routes', () => {
  const files = globSync('*/*.routes.ts', { cwd: folder }).map((file) =>
    file.replaceAll(path.sep, '/'),
  )
  const list = readFileSync(path.join(folder, 'all-routes.ts'), 'utf8')

  it('includes the routes of every feature', () => {
    const missing = unlisted(files, list)
    expect(
      missing,
      `Import in server/src/features/all-routes.ts and add to its list: ${missing.join(', ')}`,
    ).toEqual([])
  })

  it('is checked against the folder: a missing file is reported', () => {
    expect(files).toContain('banks/banks.routes.ts')
    expect(unlisted([...files, 'gates/gates.routes.ts'], list)).toEqual(['gates/gates.routes.ts'])
  })
})
