import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromiumVersion, ensureChromium } from './chromium.ts'
import { freePort } from './free-port.ts'

interface Result {
  passed: number
  failed: number
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

function readJson(file: string): Record<string, unknown> | undefined {
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
  const report = readJson('unit.json')
  const failed = Number(report?.numFailedTests ?? 0)
  return { passed: Number(report?.numPassedTests ?? 0), failed: good ? 0 : Math.max(1, failed) }
}

async function browserTests(files: readonly string[] = []): Promise<Result> {
  const chrome = ensureChromium()
  console.log(`\nBrowser: ${chromiumVersion(chrome)} at ${chrome}`)
  need('Site build', 'react-router', ['build', 'web', '--logLevel', 'error'])
  const [port, mailPort, inboundPort] = [await freePort(), await freePort(), await freePort()]
  const good = run(
    'Browser tests',
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts', ...files],
    {
      CHROME_PATH: chrome,
      E2E_PORT: String(port),
      E2E_MAIL_PORT: String(mailPort),
      E2E_INBOUND_PORT: String(inboundPort),
      PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(results, 'browser.json'),
    },
  )
  const stats = readJson('browser.json')?.stats as
    | { expected: number; unexpected: number }
    | undefined
  return {
    passed: stats?.expected ?? 0,
    failed: good ? 0 : Math.max(1, stats?.unexpected ?? 0),
  }
}

const only = process.argv[2]
const total: Result = { passed: 0, failed: 0 }
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
  const { passed, failed } = await tests()
  total.passed += passed
  total.failed += failed
}
rmSync(results, { recursive: true, force: true })
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed ? 1 : 0)
