import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, it } from 'vitest'
import { links } from '#contract/links.ts'
import { builtLinks, patternOf } from './links.testing.ts'
import { filesOf, pathsOf } from './route-table.ts'
import routes from './routes.ts'

const folder = import.meta.dirname

const filesIn = (pattern: string) =>
  globSync(pattern, { cwd: folder }).map((file) => file.replaceAll(path.sep, '/'))

describe('the route table', () => {
  const screens = filesIn('features/**/*.screen.tsx')

  function unlisted(files: readonly string[]): string[] {
    const listed = new Set(filesOf(routes))
    return files.filter((file) => !listed.has(file)).toSorted()
  }

  it('has every screen', () => {
    const missing = unlisted(screens)
    expect(missing, `No path leads here. Add to web/app/routes.ts: ${missing.join(', ')}`).toEqual(
      [],
    )
  })

  it('is checked against the folder: a missing screen is reported', () => {
    expect(screens).toContain('features/today/today.screen.tsx')
    expect(unlisted([...screens, 'features/gates/gates.screen.tsx'])).toEqual([
      'features/gates/gates.screen.tsx',
    ])
  })
})

it('the page of all components is not a part of a build', () => {
  expect(pathsOf(routes).filter((path) => path.startsWith('/development'))).toEqual([])
})

describe('a path of the back office', () => {
  /** The names of the path builders that some file of the program uses. */
  const used = new Set(
    [
      ...filesIn('**/*.{ts,tsx}').filter((file) => !/\.test(ing)?\.tsx?$/.test(file)),
      ...filesIn('../../{server,contract}/src/**/*.ts').filter(
        (file) => !/\.test\.ts$|contract\/src\/links\.ts$/.test(file),
      ),
    ].flatMap((file) => {
      // A resource names its list for the way back from its form; that leads nobody to it.
      const text = readFileSync(path.join(folder, file), 'utf8').replace(/\blist: links\.\w+/g, '')
      return [...text.matchAll(/\blinks\s*\.(\w+)/g)].map(([, name]) => name as string)
    }),
  )

  /** The paths of a table that no menu entry and no link leads to. */
  function unreachable(table: readonly RouteConfigEntry[], names: ReadonlySet<string>): string[] {
    const addresses = builtLinks(links)
      .filter(([name]) => names.has(name))
      .map(([, address]) => (address.split(/[?#]/)[0] as string).toLowerCase())
    return pathsOf(table).filter((path) => {
      const pattern = patternOf(path)
      return !addresses.some((address) => pattern.test(address))
    })
  }

  const office = routes.filter(({ file }) => /shell\/(office|listings)/.test(file))

  it('has a menu entry or a link that leads to it', () => {
    const found = unreachable(office, used)
    expect(
      found,
      `Nothing leads to ${found.join(', ')}: build the address in contract/src/links.ts and use it in web/app/shell/office/office-menu.ts or on a screen`,
    ).toEqual([])
  })

  it('is reported when its link is never used', () => {
    expect(pathsOf(office)).toContain('/fees')
    const gates = { path: 'gates', file: 'features/gates/gates.screen.tsx' }
    expect(unreachable([...office, gates], used)).toEqual(['/gates'])
    const withoutFees = new Set([...used].filter((name) => name !== 'fees'))
    expect(unreachable(office, withoutFees)).toEqual(['/fees'])
  })
})
