import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** The shell has no browser window to draw, so the tests take three quarters of the time. */
const shell = 'chromium-headless-shell'
const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function onPath(name: string): string | undefined {
  const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
  return found.stdout.trim() || undefined
}

function findChromium(): string | undefined {
  const lightest = onPath(shell)
  if (lightest) return lightest
  const own = chromium.executablePath()
  if (existsSync(own)) return own
  return systemNames.map(onPath).find(Boolean)
}

function attempt(command: string, args: string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`)
  return spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 }).status === 0
}

const isDebian = () =>
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))

/** Only as root: that is a container, where an additional package does no harm. */
const mayInstallShell = () => isDebian() && process.getuid?.() === 0 && onPath('apt-get')

function installFromDebian(names: readonly string[]): void {
  if (!onPath('apt-get')) return
  const root = process.getuid?.() === 0
  const [command, prefix] = root ? ['apt-get', []] : ['sudo', ['-n', 'apt-get']]
  attempt(command, [...prefix, 'update'])
  const install = [...prefix, 'install', '-y', '--no-install-recommends']
  names.some((name) => attempt(command, [...install, name]))
}

/** The Chromium to test in: the one in CHROME_PATH, an installed one, or one installed now. */
export function ensureChromium(): string {
  const named = process.env.CHROME_PATH
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROME_PATH is ${named}, which does not exist`)
    return named
  }
  if (!onPath(shell) && mayInstallShell()) {
    console.log('Installing the headless shell of Chromium for the browser tests')
    installFromDebian([shell])
  }
  const found = findChromium()
  if (found) return found
  console.log('No Chromium found; installing one for the browser tests')
  attempt('npx', ['playwright', 'install', 'chromium'])
  if (!findChromium()) installFromDebian([shell, 'chromium'])
  const installed = findChromium()
  if (!installed) {
    throw new Error(
      'The browser tests need Chromium. Install it, or set CHROME_PATH to its executable, and run the tests again.',
    )
  }
  return installed
}

/** Its version, which also shows that it runs. */
export function chromiumVersion(path: string): string {
  return execFileSync(path, ['--version', '--no-sandbox'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
}

// Run directly, it only ensures that there is one.
if (import.meta.main) ensureChromium()
