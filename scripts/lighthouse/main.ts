import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { pino } from 'pino'
import { login } from '../../contract/src/accounts/accounts.calls.ts'
import { loadConfig } from '../../server/src/config.ts'
import { start } from '../../server/src/start.ts'
import { loadDemo } from '../../demo/load.ts'
import { drawDemoPictures, drawFirstPictures } from '../../demo/pictures.ts'
import { chromiumVersion, ensureChromium } from '../chromium.ts'
import { freePort } from '../free-port.ts'
import { pagesOf } from './pages.ts'
import { tableOf, type LighthouseReport } from './table.ts'
import { ensureLighthouse, runLighthouse } from './tool.ts'

interface Site {
  address: string
  stop(): Promise<void>
}

/** Kept for the next run: the demo pictures take minutes to draw. */
const dataDir = path.resolve(import.meta.dirname, '../../data/lighthouse')

/** The built program with all its demo data. */
async function startSite(): Promise<Site> {
  const build = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' })
  if (build.status !== 0) throw new Error('The build failed')
  const config = loadConfig({
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    SANDBOX_PORT: '0',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    WORKERS: '1',
  })
  const running = await start(
    config,
    {
      pages: 'built',
      async prepare(services) {
        console.log('Loading the demo data')
        await loadDemo(services.database, { secrets: services.secrets })
        await drawFirstPictures(services)
        console.log('Drawing the demo pictures, which takes minutes the first time')
        await drawDemoPictures(services)
      },
    },
    pino({ level: config.logLevel }),
  )
  return running
}

async function read(address: string): Promise<string> {
  const reply = await fetch(address)
  if (!reply.ok) throw new Error(`${address} replied ${reply.status}`)
  return reply.text()
}

/** The cookies of the demo's Super Admin. */
async function logIn(address: string): Promise<string> {
  const reply = await fetch(`${address}${login.path}`, {
    method: login.method,
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ username: 'superadmin', password: 'jacaranda-demo' }),
  })
  if (!reply.ok) throw new Error(`Logging in as superadmin replied ${reply.status}`)
  return reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

async function measure(address: string, chrome: string) {
  const pages = await pagesOf((path) => read(`${address}${path}`))
  const officeCookie = await logIn(address)
  const results: { page: (typeof pages)[number]; report: LighthouseReport }[] = []
  for (const page of pages) {
    console.log(`${page.name}: ${page.path}`)
    const cookie = page.office ? officeCookie : undefined
    const whole = `${address}${page.path}`
    // Visitors are rarely the first: the page is cached, as on a site in use.
    await fetch(whole, { headers: cookie ? { cookie } : {} }).then((reply) => reply.text())
    results.push({ page, report: await runLighthouse({ address: whole, chrome, cookie }) })
  }
  return tableOf(results)
}

async function main(): Promise<void> {
  const given = process.argv[2]?.replace(/\/$/, '')
  const chrome = ensureChromium()
  ensureLighthouse()
  const site = given ? { address: given, async stop() {} } : await startSite()
  // Otherwise its database would keep running.
  process.once('SIGINT', () => void site.stop().finally(() => process.exit(130)))
  console.log(`${chromiumVersion(chrome)}, ${site.address}`)
  try {
    const { text, missed } = await measure(site.address, chrome)
    console.log(`\n${text}\n\n${missed ? `${missed} goals missed` : 'All goals reached'}`)
    if (missed) process.exitCode = 1
  } finally {
    await site.stop()
  }
}

await main()
