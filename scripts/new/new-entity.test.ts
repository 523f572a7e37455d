import { existsSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { entityEntries } from './entity-entries.ts'
import { namesOf } from './names.ts'
import { nextSteps, planEntity } from './new-entity.ts'

const root = path.resolve(import.meta.dirname, '../..')
const inRoot = (file: string) => path.join(root, file)
const read = (file: string) =>
  existsSync(inRoot(file)) ? readFileSync(inRoot(file), 'utf8') : undefined

describe('a noun', () => {
  it('is spelt in every way that the project uses', () => {
    expect(namesOf('suburb-guide')).toEqual({
      plural: 'suburb-guides',
      singular: 'suburb-guide',
      camel: 'suburbGuides',
      camelOne: 'suburbGuide',
      pascalOne: 'SuburbGuide',
      table: 'suburb_guides',
      words: 'suburb guides',
      wordsOne: 'suburb guide',
    })
  })

  it.each([
    ['gate', undefined, 'gates'],
    ['body-corporate-levy', undefined, 'body-corporate-levies'],
    ['survey', undefined, 'surveys'],
    ['branch', undefined, 'branches'],
    ['bonus', undefined, 'bonuses'],
    ['body-corporate', 'bodies-corporate', 'bodies-corporate'],
  ])('%s with the plural %s becomes %s', (singular, plural, expected) => {
    expect(namesOf(singular, plural).plural).toBe(expected)
  })

  it.each(['Suburb', 'suburb guide', 'suburb_guide', '../x', ''])('refuses %j', (noun) => {
    expect(() => namesOf(noun)).toThrow('small letters')
  })

  it('refuses a plural in place of the singular', () => {
    expect(() => namesOf('suburb-guides')).toThrow('give the singular')
  })
})

/** The files that a text imports, as paths from the root. */
function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(/from '([.#][^']+)'|^import '([^']+)'/gm)].map(([, from, bare]) => {
    const target = (from ?? bare) as string
    if (target.startsWith('#contract/')) return target.replace('#contract', 'contract/src')
    return path.join(path.dirname(file), target)
  })
}

describe('a new entity', () => {
  const names = namesOf('suburb-guide')
  const planned = planEntity(names, read)
  const text = (file: string) => planned.get(file) as string

  it('has every side, with tests of its API and its screens', () => {
    expect([...planned.keys()].filter((file) => !(file in entityEntries))).toEqual([
      'contract/src/suburb-guides/suburb-guides.resource.ts',
      'server/src/db/schema/suburb-guides.ts',
      'server/src/features/suburb-guides/suburb-guides.routes.ts',
      'server/src/features/suburb-guides/suburb-guides.test.ts',
      'web/app/features/suburb-guides/suburb-guides.screen.tsx',
      'web/app/features/suburb-guides/suburb-guide.screen.tsx',
      'e2e/suburb-guides.e2e.ts',
    ])
  })

  it.each([...planned.keys()].filter((file) => /\.tsx?$/.test(file)))(
    '%s can be read, and imports what exists',
    (file) => {
      expect(() => stripTypeScriptTypes(text(file))).not.toThrow()
      const missing = importsOf(file, text(file)).filter(
        (target) => !planned.has(target) && !existsSync(inRoot(target)),
      )
      expect(missing).toEqual([])
    },
  )

  it.each([
    ['contract/src/all-calls.ts', "import './suburb-guides/suburb-guides.resource.ts'"],
    ['contract/src/change-log/change-log.nouns.ts', "  suburb_guides: 'Suburb guide',"],
    ['contract/src/permissions.ts', "  'suburbGuides.manage': superAdmin,"],
    ['contract/src/links.ts', "  suburbGuides: () => '/suburb-guides',"],
    [
      'server/src/features/all-routes.ts',
      "import { suburbGuidesRoutes } from './suburb-guides/suburb-guides.routes.ts'",
    ],
    ['server/src/features/all-routes.ts', '    suburbGuidesRoutes,'],
    ['server/src/db/all-tables.ts', "import * as suburbGuides from './schema/suburb-guides.ts'"],
    ['server/src/db/all-tables.ts', '  suburbGuides,'],
    [
      'server/src/testing/access/rows-resources.ts',
      "  ...resource('suburbGuides', 'suburb_guides', 'superAdmin'),",
    ],
    [
      'web/app/routes.ts',
      "    screen('/suburb-guides', 'features/suburb-guides/suburb-guides.screen.tsx'),",
    ],
    [
      'web/app/shell/office/office-menu.ts',
      "      { label: 'Suburb guides', to: links.suburbGuides(), who: 'suburbGuides.manage' },",
    ],
  ])('is listed in %s: %s', (file, line) => {
    expect(text(file).split('\n')).toContain(line)
    expect(read(file)?.split('\n')).not.toContain(line)
  })

  it('adds lines to the lists and removes none', () => {
    for (const file of Object.keys(entityEntries)) {
      const after = new Set(text(file).split('\n'))
      expect(
        read(file)
          ?.split('\n')
          .filter((line) => !after.has(line)),
      ).toEqual([])
    }
  })

  it('is put in alphabetical order where a list is sorted', () => {
    const lines = text('contract/src/all-calls.ts').split('\n')
    const imports = lines.filter((line) => line.startsWith('import '))
    expect(imports).toEqual(imports.toSorted())
  })

  it('is refused if something with that name exists', () => {
    expect(() => planEntity(namesOf('contact-source'), read)).toThrow('already exists')
  })

  it('is refused if a list no longer looks as expected, with the name of its file', () => {
    const changed = (file: string) => (file === 'web/app/routes.ts' ? '' : read(file))
    expect(() => planEntity(names, changed)).toThrow('web/app/routes.ts has changed its shape')
  })

  it('prints the remaining steps', () => {
    const steps = nextSteps(names)
    expect(steps).toContain('npm run db:generate -- --name suburb_guides')
    expect(steps).toContain("SELECT business_table('suburb_guides');")
  })
})
