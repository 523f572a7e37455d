import { randomBytes, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { AppError } from '../contract/src/errors.ts'
import { searchProperties } from '../contract/src/properties/search.calls.ts'
import { loadConfig } from '../server/src/config.ts'
import { connect } from '../server/src/db/connect.ts'
import { loadDemo } from '../demo/load.ts'
import { drawFirstPictures } from '../demo/pictures.ts'
import { takeForCall } from '../server/src/http/visitor-limits.ts'
import { start } from '../server/src/start.ts'
import { upkeepJobs } from '../server/src/features/upkeep.ts'
import { openMailbox } from '../server/src/testing/smtp.ts'
import type { ProgramRequest } from './program.ts'

/** The program as browser tests use it: demo data, its own database, its own mail server. */
const { PORT, MAILS_PORT, INBOUND_SMTP_PORT } = process.env
const dataDir = await mkdtemp(path.join(tmpdir(), 'jacaranda-e2e-'))
const mailbox = await openMailbox()

/** On a shared database server, the run gets its own database. */
async function ownDatabase(server: string) {
  const name = `jacaranda_e2e_${randomBytes(6).toString('hex')}`
  const admin = connect(server, { max: 1 })
  await admin.sql`create database ${admin.sql(name)}`
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    url: url.href,
    async drop() {
      await admin.sql`drop database if exists ${admin.sql(name)} with (force)`
      await admin.close()
    },
  }
}

const given = process.env.TEST_DATABASE_URL
const own = given ? await ownDatabase(given) : undefined
const config = loadConfig({
  PORT,
  DATA_DIR: dataDir,
  SMTP_URL: mailbox.url,
  INBOUND_SMTP_PORT,
  EMAIL_CONFIRMATION: 'off',
  // A test whose visitor must not share limits with others' uses another address.
  TRUST_PROXY: '127.0.0.1',
  SANDBOX_PORT: '0',
  LOG_LEVEL: 'warn',
  ...(own ? { DATABASE_URL: own.url } : {}),
})
const log = pino({ level: config.logLevel })
const running = await start(
  config,
  {
    pages: 'built',
    async prepare(services) {
      await loadDemo(services.database, { secrets: services.secrets })
      await drawFirstPictures(services)
    },
  },
  log,
)

/** The received emails, for the tests to read: they run in another process. */
const mails = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(mailbox.mails))
}).listen(Number(MAILS_PORT), '127.0.0.1')

/** As pages do it for one visitor after another, until not even a new one may search. */
async function useUpSearches(ip: string) {
  for (let used = -1; used !== 0;) {
    used = 0
    const visitor = { id: randomUUID(), issueCookie() {} }
    const context = {
      session: null,
      sessionToken: undefined,
      requestId: 'searches',
      ip,
      userAgent: '',
      idempotencyKey: undefined,
      setSessionCookie() {},
      visitor,
    }
    try {
      for (; ; used++) await takeForCall(running.services.limits, searchProperties, context, true)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
    }
  }
}

async function runJob(name: string) {
  const job = upkeepJobs(running.services).find((one) => one.name === name)
  if (!job) throw new Error(`There is no job ${name}.`)
  await job.work({} as never)
}

const tasks = { useUpSearches, runJob }
process.on('message', async ({ task, of }: ProgramRequest) => {
  await tasks[task](of)
  process.send?.('done')
})

async function stop() {
  mails.close()
  await running.stop()
  await mailbox.close()
  await own?.drop()
  await rm(dataDir, { recursive: true, force: true })
  process.exit(0)
}

// The parent process may have ended before this was ready.
if (process.connected) {
  process.once('disconnect', stop)
  process.send?.('ready')
} else await stop()
