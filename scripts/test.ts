import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromiumVersion, ensureChromium } from './chromium.ts'

interface Result {
  passed: number
  failed: number
  failures: string[]
}

interface UnitReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}

interface BrowserSpec {
  title: string
  ok: boolean
  tests: { results: { attachments: { name: string; path?: string }[] }[] }[]
}

interface BrowserSuite {
  file: string
  specs: BrowserSpec[]
  suites?: BrowserSuite[]
}

interface BrowserReport {
  stats: { expected: number; unexpected: number }
  suites: BrowserSuite[]
}

const results = mkdtempSync(path.join(tmpdir(), 'jacaranda-results-'))

function run(title: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  console.log(`\n── ${title}`)
  const began = Date.now()
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  console.log(
    `── ${title}: ${status === 0 ? 'done' : 'FAILED'} in ${Math.round((Date.now() - began) / 1000)} s`,
  )
  return status === 0
}

function need(title: string, command: string, args: string[]): void {
  if (!run(title, command, args)) process.exit(1)
}

function readJson<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path.join(results, file), 'utf8'))
  } catch {
    return undefined
  }
}

function unitTests(): Result {
  const file = path.join(results, 'unit.json')
  const good = run('Unit and API tests', 'vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const report = readJson<UnitReport>('unit.json')
  const failures = (report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      const titles = failed.length > 0 ? failed.map((test) => test.fullName) : ['(the whole file)']
      return titles.map((title) => `${path.relative('.', name)} › ${title}`)
    })
  return {
    passed: report?.numPassedTests ?? 0,
    failed: good ? 0 : Math.max(1, report?.numFailedTests ?? 0),
    failures,
  }
}

/** In characters: a log keeps only its end. */
const longestPage = 6000

/** The page as it stood when the test failed; its picture does not reach a log. */
function lastPage({ tests }: BrowserSpec): string {
  const attachments = tests.flatMap(({ results }) => results.flatMap((end) => end.attachments))
  const context = attachments.find(({ name }) => name === 'error-context')?.path
  return context ? readFileSync(context, 'utf8').slice(0, longestPage) : ''
}

function failedSpecs({ file, specs, suites = [] }: BrowserSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok)
  for (const spec of failed) console.log(lastPage(spec))
  return [...failed.map(({ title }) => `${file} › ${title}`), ...suites.flatMap(failedSpecs)]
}

function browserTests(files: readonly string[] = []): Result {
  const chrome = ensureChromium()
  console.log(`\nBrowser: ${chromiumVersion(chrome)} at ${chrome}`)
  need('Site build', 'react-router', ['build', 'web', '--logLevel', 'error'])
  const good = run(
    'Browser tests',
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts', ...files],
    {
      CHROME_PATH: chrome,
      PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(results, 'browser.json'),
    },
  )
  const report = readJson<BrowserReport>('browser.json')
  return {
    passed: report?.stats.expected ?? 0,
    failed: good ? 0 : Math.max(1, report?.stats.unexpected ?? 0),
    failures: (report?.suites ?? []).flatMap(failedSpecs),
  }
}

const only = process.argv[2]
const total: Result = { passed: 0, failed: 0, failures: [] }
if (!only) {
  need('Route types', 'react-router', ['typegen', 'web'])
  need('Types: server and contract', 'tsc', ['-p', '.'])
  need('Types: web', 'tsc', ['-p', 'web'])
  need('Lint', 'oxlint', [])
  need('Layers', 'node', ['scripts/check-layers.ts'])
  need('Dependencies', 'node', ['scripts/check-dependencies.ts'])
  need('Format', 'oxfmt', ['--check', '.'])
}
const chosen = () => browserTests(process.argv.slice(3))
for (const tests of only === 'browser' ? [chosen] : [unitTests, chosen]) {
  const { passed, failed, failures } = tests()
  total.passed += passed
  total.failed += failed
  total.failures.push(...failures)
}
rmSync(results, { recursive: true, force: true })
for (const failure of total.failures) console.log(`Failed: ${failure}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed ? 1 : 0)
