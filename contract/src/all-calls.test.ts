import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = import.meta.dirname

/** Modules that declare calls but are not imported by the list. */
function unlisted(modules: readonly string[], list: string): string[] {
  return modules.filter((file) => !list.includes(`import './${file}'\n`)).toSorted()
}

describe('the list of calls', () => {
  const modules = globSync('*/*.{calls,resource}.ts', { cwd: folder }).map((file) =>
    file.replaceAll(path.sep, '/'),
  )
  const list = readFileSync(path.join(folder, 'all-calls.ts'), 'utf8')

  it('includes every module that declares calls', () => {
    const missing = unlisted(modules, list)
    expect(
      missing,
      `Add to contract/src/all-calls.ts: ${missing.map((file) => `import './${file}'`).join(', ')}`,
    ).toEqual([])
  })

  it('is checked against the folder: a missing module is reported', () => {
    expect(modules).toContain('banks/banks.calls.ts')
    expect(unlisted([...modules, 'gates/gates.resource.ts'], list)).toEqual([
      'gates/gates.resource.ts',
    ])
  })
})
