import { describe, expect, it } from 'vitest'
import { checkDependencies, isAllowed, type DependencyRules } from './check-dependencies.ts'

const rules: DependencyRules = {
  reviewed: '2026-11-01',
  reviewEveryDays: 90,
  maxPackages: 3,
  licences: ['MIT', 'Apache-2.0'],
  licencesReadByHand: {},
  installScriptsNotNeeded: {},
}
const good = { version: '1.2.3', license: 'MIT', integrity: 'sha512-abc' }

interface Facts {
  pin?: string
  locked?: object
  installed?: { version: string; license?: unknown; scripts?: Record<string, string> } | null
  packages?: Record<string, object>
  rules?: Partial<DependencyRules>
  allowScripts?: Record<string, boolean>
  today?: string
}

/** The check of a project with a single dependency `left`, valid unless overridden. */
function check(facts: Facts = {}) {
  const dependencies = { left: facts.pin ?? '1.2.3' }
  const locked = { ...good, ...facts.locked }
  return checkDependencies({
    manifest: { dependencies, allowScripts: facts.allowScripts ?? {} },
    lockfile: {
      packages: { '': { dependencies } as object, 'node_modules/left': locked, ...facts.packages },
    },
    rules: { ...rules, ...facts.rules },
    installed: (folder) =>
      folder !== 'node_modules/left' || facts.installed === null
        ? undefined
        : (facts.installed ?? { version: '1.2.3', license: 'MIT' }),
    today: new Date(facts.today ?? '2026-11-16'),
  })
}

const problemsOf = (facts: Facts) => check(facts).problems

describe('the dependency check', () => {
  it('passes a pinned package with a hash and an allowed licence', () => {
    expect(check()).toEqual({ problems: [], warnings: [] })
  })

  it.each<[string, Facts, string]>([
    ['a range in package.json', { pin: '^1.2.3' }, 'left: ^1.2.3 in package.json is not one'],
    ['a tag in package.json', { pin: 'latest' }, 'left: latest in package.json is not one'],
    ['no hash', { locked: { integrity: undefined } }, 'left: no sha512 integrity hash'],
    ['a weak hash', { locked: { integrity: 'sha1-abc' } }, 'left: no sha512 integrity hash'],
    ['an address', { locked: { resolved: 'https://x' } }, 'left: a "resolved" address'],
    ['another version installed', { locked: { version: '2.0.0' } }, 'left: 1.2.3 is installed'],
    ['a missing package', { installed: null }, 'left: not installed'],
    [
      'a foreign licence',
      { installed: { version: '1.2.3', license: 'GPL-3.0' } },
      'left: licence GPL-3.0',
    ],
    ['no licence', { installed: { version: '1.2.3' } }, 'left: licence none'],
    [
      'an install script in the lockfile',
      { locked: { hasInstallScript: true } },
      'left: has an install script',
    ],
    [
      'an install script that the lockfile hides',
      { installed: { version: '1.2.3', license: 'MIT', scripts: { postinstall: 'x' } } },
      'left: has an install script',
    ],
    [
      'an exception without its package',
      { rules: { licencesReadByHand: { 'left@1.0.0': 'MIT' } } },
      'left@1.0.0: has an exception',
    ],
  ])('refuses %s', (_what, facts, problem) => {
    const problems = problemsOf(facts)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(problem)
  })

  it('refuses a lockfile that disagrees with package.json', () => {
    const packages = { '': { dependencies: { left: '1.2.2', right: '1.0.0' } } }
    expect(problemsOf({ packages })).toEqual([
      'left: the lockfile has another version in dependencies',
      'right: in the lockfile, but not in package.json',
    ])
  })

  it('refuses too many packages, and does not count those of other platforms', () => {
    const other = { ...good, optional: true }
    const packages = {
      'node_modules/a': other,
      'node_modules/b': other,
      'node_modules/left/node_modules/c': other,
    }
    expect(problemsOf({ packages })).toEqual([])
    expect(problemsOf({ rules: { maxPackages: 1 } })).toEqual([
      '1 packages; there must be fewer than 1',
    ])
  })

  it('accepts documented exceptions', () => {
    const installed = { version: '1.2.3', scripts: { install: 'x' } }
    const licencesReadByHand = { 'left@1.2.3': 'MIT' }
    const installScriptsNotNeeded = { left: 'works without' }
    expect(
      problemsOf({ installed, rules: { licencesReadByHand, installScriptsNotNeeded } }),
    ).toEqual([])
    expect(
      problemsOf({ installed, rules: { licencesReadByHand }, allowScripts: { left: true } }),
    ).toEqual([])
  })

  it('only warns if the last review was long ago', () => {
    expect(check({ today: '2027-03-01' })).toEqual({
      problems: [],
      warnings: ['The dependencies were last reviewed 120 days ago, on 2026-11-01'],
    })
  })
})

describe('a licence expression', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['MIT AND Apache-2.0', true],
    ['MIT AND GPL-3.0', false],
    ['GPL-3.0', false],
  ])('%s: %s', (licence, allowed) => {
    expect(isAllowed(licence, rules.licences)).toBe(allowed)
  })
})
