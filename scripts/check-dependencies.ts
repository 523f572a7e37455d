import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

interface LockedPackage {
  version?: string
  integrity?: string
  resolved?: string
  license?: string
  hasInstallScript?: boolean
  optional?: boolean
}

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  allowScripts?: Record<string, boolean>
}

interface InstalledPackage {
  version: string
  license?: unknown
  scripts?: Record<string, string>
}

export interface DependencyRules {
  /** The day on which a person last read advisories and release notes of the packages. */
  reviewed: string
  reviewEveryDays: number
  /** The limit, without optional packages: those are the same program for other platforms. */
  maxPackages: number
  licences: string[]
  /**
   * `name@version`: packages that declare no licence, with the licence that a person found in them.
   */
  licencesReadByHand: Record<string, string>
  /** Packages that work without their install script, with the reason. */
  installScriptsNotNeeded: Record<string, string>
}

interface Dependencies {
  manifest: Manifest
  lockfile: { packages: Record<string, LockedPackage> }
  rules: DependencyRules
  /** The package.json in this folder, or undefined if it is not installed on this platform. */
  installed(folder: string): InstalledPackage | undefined
  today: Date
}

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'] as const
const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/
const installScripts = ['preinstall', 'install', 'postinstall']

const nameOf = (folder: string) => folder.split('node_modules/').at(-1) as string

/** Whether a licence, including expressions such as `(MIT OR CC0-1.0)`, is among these. */
export function isAllowed(licence: string, allowed: readonly string[]): boolean {
  const text = licence.replaceAll(/[()]/g, '')
  return text
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => allowed.includes(part.trim())))
}

function pinProblems({ manifest, lockfile }: Dependencies): string[] {
  const root = (lockfile.packages[''] ?? {}) as Manifest
  return kinds.flatMap((kind) => [
    ...Object.entries(manifest[kind] ?? {}).flatMap(([name, version]) => [
      ...(exact.test(version) ? [] : [`${name}: ${version} in package.json is not one version`]),
      ...(root[kind]?.[name] === version
        ? []
        : [`${name}: the lockfile has another version in ${kind}`]),
    ]),
    ...Object.keys(root[kind] ?? {})
      .filter((name) => !manifest[kind]?.[name])
      .map((name) => `${name}: in the lockfile, but not in package.json`),
  ])
}

function packageProblems(folder: string, locked: LockedPackage, all: Dependencies): string[] {
  const { rules, manifest } = all
  const name = nameOf(folder)
  const installed = all.installed(folder)
  const problems: string[] = []
  const wrong = (problem: string) => problems.push(`${name}: ${problem}`)

  if (!locked.integrity?.startsWith('sha512-')) wrong('no sha512 integrity hash in the lockfile')
  if (locked.resolved) wrong('a "resolved" address in the lockfile; remove it')
  if (!installed && !locked.optional) wrong('not installed; run npm ci')
  if (installed && installed.version !== locked.version) {
    wrong(`${installed.version} is installed instead of ${locked.version}; run npm ci`)
  }

  const declared = installed ? installed.license : locked.license
  const licence = typeof declared === 'string' ? declared : 'none'
  const readByHand = rules.licencesReadByHand[`${name}@${locked.version}`]
  if (!readByHand && !isAllowed(licence, rules.licences)) wrong(`licence ${licence}`)

  const runs =
    locked.hasInstallScript || installScripts.some((script) => installed?.scripts?.[script])
  if (runs && !manifest.allowScripts?.[name] && !rules.installScriptsNotNeeded[name]) {
    wrong('has an install script that nobody allowed')
  }
  return problems
}

/** Errors in the dependencies, and warnings for a person to check; both empty if all is well. */
export function checkDependencies(all: Dependencies): { problems: string[]; warnings: string[] } {
  const { rules, lockfile, manifest, today } = all
  const packages = Object.entries(lockfile.packages).filter(([folder]) => folder !== '')
  const problems = [
    ...pinProblems(all),
    ...packages.flatMap(([folder, locked]) => packageProblems(folder, locked, all)),
  ]
  const count = packages.filter(([, { optional }]) => !optional).length
  if (count >= rules.maxPackages) {
    problems.push(`${count} packages; there must be fewer than ${rules.maxPackages}`)
  }
  const known = new Set(packages.map(([folder]) => nameOf(folder)))
  const versions = new Set(packages.map(([folder, { version }]) => `${nameOf(folder)}@${version}`))
  const outdated = [
    ...Object.keys(manifest.allowScripts ?? {}).filter((name) => !known.has(name)),
    ...Object.keys(rules.installScriptsNotNeeded).filter((name) => !known.has(name)),
    ...Object.keys(rules.licencesReadByHand).filter((name) => !versions.has(name)),
  ]
  problems.push(...outdated.map((name) => `${name}: has an exception, but is not a dependency`))

  const days = Math.floor((today.getTime() - Date.parse(rules.reviewed)) / 86_400_000)
  const warnings =
    days > rules.reviewEveryDays
      ? [`The dependencies were last reviewed ${days} days ago, on ${rules.reviewed}`]
      : []
  return { problems, warnings }
}

/** Tools with separate packages, which are installed on first use. */
const toolFolders = ['scripts/lighthouse']
const mostToolPackages = 150

function main(): void {
  const root = path.resolve(import.meta.dirname, '..')
  const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'))
  const installedIn = (parent: string) => (folder: string) => {
    const file = path.join(parent, folder, 'package.json')
    return existsSync(path.join(root, file)) ? read(file) : undefined
  }
  const rules: DependencyRules = read('scripts/dependency-rules.json')
  const today = new Date()
  const { problems, warnings } = checkDependencies({
    manifest: read('package.json'),
    lockfile: read('package-lock.json'),
    rules,
    installed: installedIn('.'),
    today,
  })
  for (const parent of toolFolders) {
    const lockfile = read(path.join(parent, 'package-lock.json'))
    const installed = installedIn(parent)
    const found = checkDependencies({
      manifest: read(path.join(parent, 'package.json')),
      lockfile,
      rules: {
        ...rules,
        maxPackages: mostToolPackages,
        licencesReadByHand: {},
        installScriptsNotNeeded: {},
      },
      installed: (folder) => installed(folder) ?? lockfile.packages[folder],
      today,
    })
    problems.push(...found.problems.map((problem) => `${parent}: ${problem}`))
  }
  for (const warning of warnings) console.warn(`Warning: ${warning}`)
  for (const problem of problems) console.error(problem)
  console.log(`Dependencies: ${problems.length} problems`)
  if (problems.length) process.exitCode = 1
}

if (import.meta.main) main()
