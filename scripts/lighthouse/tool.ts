import { execFile, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { LighthouseReport } from './table.ts'

const folder = import.meta.dirname
const installed = path.join(folder, 'node_modules/lighthouse/package.json')

const versionIn = (file: string) => JSON.parse(readFileSync(file, 'utf8')).version as string

function wantedVersion(): string {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return manifest.dependencies.lighthouse
}

/** Lighthouse has more than a hundred packages: they are installed separately, on first use. */
export function ensureLighthouse(): void {
  if (existsSync(installed) && versionIn(installed) === wantedVersion()) return
  console.log('Installing Lighthouse in scripts/lighthouse')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('Lighthouse could not be installed')
}

const chromeFlags = '--headless --no-sandbox --disable-gpu --no-first-run'
const longestMs = 180_000
const longestReport = 64 * 1024 * 1024

interface Audit {
  address: string
  chrome: string
  cookie?: string | undefined
}

/** Lighthouse's report about one page, as on a phone with a slow connection. */
export async function runLighthouse({ address, chrome, cookie }: Audit): Promise<LighthouseReport> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      path.join(folder, 'node_modules/lighthouse/cli/index.js'),
      address,
      '--quiet',
      '--output=json',
      '--output-path=stdout',
      '--no-enable-error-reporting',
      `--chrome-flags=${chromeFlags}`,
      ...(cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []),
    ],
    {
      maxBuffer: longestReport,
      timeout: longestMs,
      env: { ...process.env, CHROME_PATH: chrome },
    },
  )
  return JSON.parse(stdout)
}
