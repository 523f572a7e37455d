import type { AddressInfo } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { buildApp, type AppOptions } from './app.ts'
import { Closing } from './closing.ts'
import type { Config } from './config.ts'
import { isBackupDue } from './features/backups/backups.service.ts'
import { settleRestore } from './archive/settle.ts'
import { connect, transaction, withoutTimeouts, type Database } from './db/connect.ts'
import { createLogMonths } from './db/log-months.ts'
import { migrate, pendingMigrations } from './db/migrate.ts'
import { openDatabase, servingOptions } from './db/open.ts'
import { backgroundTimeouts } from './db/pool.ts'
import { loadReference } from './db/reference/load.ts'
import { databaseResponds } from './db/responds.ts'
import { notApplied, unfinishedMigrations } from './db/unfinished-migrations.ts'
import { createLiveCounts } from './features/notifications/live-counts.ts'
import { createPushDeliveries } from './features/notifications/push-deliveries.ts'
import { pushKeysOf } from './features/notifications/push-keys.service.ts'
import { startInbound } from './features/conversations/inbound.service.ts'
import { propertyListing } from './features/properties/property-listing.service.ts'
import { createListings } from './features/properties/memory/listings.ts'
import { createListingViews } from './features/favourites/listing-views.ts'
import { createSearchLog } from './features/search-log/search-log.ts'
import { findCompany } from './features/settings/settings.service.ts'
import { upkeepJobs } from './features/upkeep.ts'
import { weekListing } from './features/weeks/week-listing.service.ts'
import { openReach } from './gateways/routing/reach.ts'
import { openFiles } from './gateways/files.ts'
import { openMailer } from './gateways/mailer.ts'
import { openCardProviders } from './gateways/payments/card-providers.ts'
import { startSandboxProcess } from './gateways/payments/sandbox-process.ts'
import { followChanges } from './kit/changes.ts'
import { watchDatabase } from './kit/database-watch.ts'
import { createJobs } from './kit/jobs.ts'
import { settleConfirmations } from './features/accounts/email-confirmation.service.ts'
import type { HitExchange } from './kit/hit-exchange.ts'
import { createLimits } from './kit/limits.ts'
import { createOutbox } from './kit/outbox.ts'
import { createReplyCache } from './kit/reply-cache.ts'
import { openSecrets } from './kit/secrets.ts'
import { backupJob, backupJobName } from './scheduled-backups.ts'
import type { Services } from './services.ts'

export interface Running {
  services: Services
  address: string
  stop(): Promise<void>
}

/** An open database with its tables and reference data up to date. */
async function readyDatabase(
  config: Config,
  { pages, signal }: Pick<StartOptions, 'pages' | 'signal'>,
  closing: Closing,
  log: FastifyBaseLogger,
) {
  const watch = watchDatabase(config.databaseUrl, log)
  const database = await openDatabase(config, { ...servingOptions(config), watch }, log)
  closing.add(() => database.close())
  const prepare = async (patient: Database) => {
    const [unfinished] = pages === 'development' ? await unfinishedMigrations() : []
    const applied = await migrate(patient, { before: unfinished })
    if (applied) log.info(`${applied} migrations applied`)
    const pending = await pendingMigrations(patient)
    if (pending.length) log.warn(notApplied(pending))
    // Only now: with its tables up to date the program is known to run, and no new restore begins.
    const settled = await settleRestore(patient, config.dataDir)
    if (settled) {
      log.warn(`An interrupted restore was ${settled}: check that the data is as you expect`)
    }
    if (!pending.length) await createLogMonths(patient, log)
    await transaction(patient, null, (tx) =>
      loadReference(tx, (message) => log.warn(`Reference data: ${message}`)),
    )
  }
  await withoutTimeouts(database, prepare, signal)
  return database
}

/** For each part of the program that would wait for a database that is gone. */
const withoutDatabaseMs = 250

/** Requests in progress are completed, unless they wait for a database that does not respond. */
async function stopAll(database: Database, closing: Closing, log: FastifyBaseLogger) {
  if (await databaseResponds(database.url)) return closing.run(log)
  log.warn('The database does not respond: stopping without waiting for it')
  await Promise.all([database.abandon(), closing.run(log, withoutDatabaseMs)])
}

/** Background jobs have their own connections, so that a long job does not slow down the site. */
function backgroundServices(services: Services, closing: Closing): Services {
  const database = connect(services.database.url, {
    max: 2,
    applicationName: 'jacaranda background',
    timeouts: backgroundTimeouts,
  })
  closing.add(() => database.close())
  return { ...services, database }
}

/** By default the sender of emails is the company, by its name in the settings. */
function senderOf({ mailFrom, publicUrl }: Config, { db }: Database) {
  const address = `no-reply@${new URL(publicUrl).hostname}`
  return mailFrom ?? (async () => ({ name: (await findCompany(db)).companyName, address }))
}

/** What a worker leaves to its supervisor. */
export interface SharedParts {
  hits: HitExchange
  /** Tells the supervisor that there are emails to send. */
  wakeOutbox(): void
}

export async function createServices(
  config: Config,
  database: Database,
  log: FastifyBaseLogger,
  shared?: SharedParts,
): Promise<Services> {
  const cache = createReplyCache()
  return {
    config,
    database,
    log,
    files: await openFiles(config, log),
    cards: openCardProviders(config, log),
    reach: openReach(config, log),
    limits: createLimits(database, config.rateLimit, shared?.hits),
    cache,
    outbox: createOutbox({
      database,
      log,
      mailer:
        config.smtpUrl && !shared
          ? openMailer(config.smtpUrl, senderOf(config, database))
          : undefined,
      mailDomain: new URL(config.publicUrl).hostname,
      ...(shared ? { wakeSender: shared.wakeOutbox } : {}),
    }),
    secrets: await openSecrets(config),
    searchLog: createSearchLog(database, log),
    listingViews: createListingViews(database, log),
    listings: createListings({ database, cache, log }),
    listingKinds: { week: weekListing, property: propertyListing },
    liveCounts: createLiveCounts({ database, log }),
  }
}

/** Opens the port; returns the address. */
export type Serve = (services: Services, options: AppOptions, closing: Closing) => Promise<string>

export interface StartOptions extends AppOptions {
  /** Where the requests are served; in this process by default. */
  serve?: Serve
  /** Work that must be done before the server listens, such as filling an empty site. */
  prepare?(services: Services): Promise<void>
  /** Ends the start at its next step and undoes what was started. */
  signal?: AbortSignal
}

/** Without merchant credentials the sandbox is started, except in production. */
async function withCards(config: Config, closing: Closing, log: FastifyBaseLogger) {
  if (config.sandbox) {
    const sandbox = await startSandboxProcess(config, config.sandbox)
    closing.add(() => sandbox.stop())
    log.info(`Card payments use the sandbox at ${sandbox.config.payfast?.url}: no money is taken`)
    return sandbox.config
  }
  if (!config.paygate && !config.payfast) {
    log.warn(
      'Card payments are disabled: set PAYGATE_ID and PAYGATE_KEY, or PAYFAST_MERCHANT_ID and PAYFAST_MERCHANT_KEY. EFT payments still work.',
    )
  }
  return config
}

/** A backup that was missed while the program did not run is made now. */
async function startJobs(services: Services, closing: Closing) {
  const background = backgroundServices(services, closing)
  const stopping = new AbortController()
  const backup = backupJob(background, stopping.signal)
  const jobs = createJobs(
    services.database.url,
    [...upkeepJobs(background), ...(backup ? [backup] : [])],
    services.log,
    { elsewhere: [backupJobName] },
  )
  closing.add(() => jobs.stop())
  closing.add(() => stopping.abort(new Error('The program is stopping')))
  await jobs.start()
  if (backup && (await isBackupDue(services.database.db))) await jobs.enqueue(backup, {})
}

const serveHere: Serve = async (services, options, closing) => {
  const { host, port } = services.config
  const app = await buildApp(services, options)
  closing.add(() => app.close())
  await app.listen({ port, host })
  services.listings.start()
  return `http://${host}:${(app.server.address() as AddressInfo).port}`
}

/** Starts everything and listens. */
export async function start(
  given: Config,
  options: StartOptions,
  log: FastifyBaseLogger,
): Promise<Running> {
  const closing = new Closing()
  const { signal } = options
  try {
    const config = await withCards(given, closing, log)
    signal?.throwIfAborted()
    const database = await readyDatabase(config, options, closing, log)
    signal?.throwIfAborted()
    const services = await createServices(config, database, log)
    closing.add(() => services.searchLog.stop())
    closing.add(() => services.listingViews.stop())
    closing.add(() => services.outbox.stop())
    await options.prepare?.(services)
    await settleConfirmations(services)
    signal?.throwIfAborted()
    await pushKeysOf(services)
    const pushes = createPushDeliveries(services)
    closing.add(() => pushes.stop())
    closing.add(() => services.liveCounts.close())
    const wakePushes = { notice: pushes.wake, reconnected: pushes.wake }
    closing.add(
      await followChanges(database, services.cache, log, [services.liveCounts, wakePushes]),
    )
    await startJobs(services, closing)
    const address = await (options.serve ?? serveHere)(services, options, closing)
    services.outbox.start()
    pushes.start()
    const inbound = await startInbound(services)
    if (inbound) closing.add(() => inbound.close())
    return { services, address, stop: () => stopAll(database, closing, log) }
  } catch (error) {
    await closing.run(log)
    throw error
  }
}
