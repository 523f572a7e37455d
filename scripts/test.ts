import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromiumVersion, ensureChromium } from './chromium.ts'

interface Result {
  passed: number
  failed: number
  failures: string[]
  /** Those that failed once and passed on retry. */
  flaky: string[]
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
  tests: { status: string; results: { attachments: { name: string; path?: string }[] }[] }[]
}

interface BrowserSuite {
  file: string
  specs: BrowserSpec[]
  suites?: BrowserSuite[]
}

interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number }
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

type Step = readonly [title: string, command: string, args: readonly string[]]

const siteBuild: Step = ['Site build', 'npm', ['run', '--silent', 'build']]

/** Its output is printed when it ends, so that it does not mix with that of another step. */
async function runQuietly([title, command, args]: Step): Promise<boolean> {
  const began = Date.now()
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => said.push(chunk))
  }
  const [status] = await once(child, 'close')
  const seconds = Math.round((Date.now() - began) / 1000)
  console.log(`\n── ${title}\n${Buffer.concat(said).toString()}`.trimEnd())
  console.log(`── ${title}: ${status === 0 ? 'done' : 'FAILED'} in ${seconds} s`)
  return status === 0
}

async function inTurn(steps: readonly Step[]): Promise<boolean> {
  for (const step of steps) if (!(await runQuietly(step))) return false
  return true
}

/**
 * Two queues of steps that take about as long, since a small machine has two processors; and what
 * waits for a download.
 */
async function checkEverything(): Promise<void> {
  const began = Date.now()
  const [types, others] = await Promise.all([
    inTurn([
      ['Route types', 'react-router', ['typegen', 'web']],
      ['Types: server and contract', 'tsc', ['-p', '.']],
      ['Types: web', 'tsc', ['-p', 'web']],
      ['Format', 'oxfmt', ['--check', '.']],
      ['Layers', 'node', ['scripts/check-layers.ts']],
      ['Dependencies', 'node', ['scripts/check-dependencies.ts']],
    ]),
    inTurn([siteBuild, ['Lint', 'oxlint', []]]),
    inTurn([['Browser', 'node', ['scripts/chromium.ts']]]),
  ])
  console.log(`\n── All checks and the site build: ${Math.round((Date.now() - began) / 1000)} s`)
  if (!types || !others) process.exit(1)
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
    flaky: [],
  }
}

/** In characters: a log keeps only its end. */
const longestPage = 6000

/** The page as it was when the test failed; its screenshot does not reach a log. */
function lastPage({ tests }: BrowserSpec): string {
  const attachments = tests.flatMap(({ results }) => results.flatMap((end) => end.attachments))
  const context = attachments.find(({ name }) => name === 'error-context')?.path
  return context ? readFileSync(context, 'utf8').slice(0, longestPage) : ''
}

function specsOf({ file, specs, suites = [] }: BrowserSuite): (BrowserSpec & { file: string })[] {
  return [...specs.map((spec) => ({ ...spec, file })), ...suites.flatMap(specsOf)]
}

function named(specs: (BrowserSpec & { file: string })[]): string[] {
  for (const spec of specs) console.log(lastPage(spec))
  return specs.map(({ file, title }) => `${file} › ${title}`)
}

function browserTests(files: readonly string[] = []): Result {
  const chrome = ensureChromium()
  console.log(`\nBrowser: ${chromiumVersion(chrome)} at ${chrome}`)
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
  const specs = (report?.suites ?? []).flatMap(specsOf)
  return {
    passed: (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0),
    failed: good ? 0 : Math.max(1, report?.stats.unexpected ?? 0),
    failures: named(specs.filter(({ ok }) => !ok)),
    flaky: named(specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))),
  }
}

const only = process.argv[2]
const total: Result = { passed: 0, failed: 0, failures: [], flaky: [] }
if (!only) await checkEverything()
else if (!(await runQuietly(siteBuild))) process.exit(1)
const chosen = () => browserTests(process.argv.slice(3))
for (const tests of only === 'browser' ? [chosen] : [unitTests, chosen]) {
  const { passed, failed, failures, flaky } = tests()
  total.passed += passed
  total.failed += failed
  total.failures.push(...failures)
  total.flaky.push(...flaky)
}
rmSync(results, { recursive: true, force: true })
for (const test of total.flaky) console.log(`Failed once, passed on retry: ${test}`)
for (const failure of total.failures) console.log(`Failed: ${failure}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed ? 1 : 0)
