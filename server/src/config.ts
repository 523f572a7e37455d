import os from 'node:os'
import { ConfigError } from './config/config-error.ts'
import { parseCron, type Cron } from './config/cron.ts'
import { environment, type Environment } from './config/environment.ts'
import { paymentsOf, type PayFastConfig, type PayGateConfig } from './config/payments.ts'
import { refuseUnsafeProduction } from './config/production.ts'
import { withoutSlash } from './config/setting-types.ts'
import { tracesOf, type TraceConfig } from './config/traces.ts'
import type { TrustedProxies } from './config/trusted-proxies.ts'

export interface MapTiles {
  /** With {z}, {x} and {y}. */
  url: string
  /** The attribution shown on every map. */
  attribution: string
}

export interface InboundConfig {
  /** Of the addresses that replies are sent from. */
  domain: string
  /** Undefined: the program does not receive emails itself. */
  smtpPort: number | undefined
  /** A mailbox that is read every minute. */
  imapUrl: string | undefined
}

export interface MapConfig {
  /** A tile server; undefined: the bundled map. */
  tiles: MapTiles | undefined
  /** Whether the layers of the Global Map of South Africa are shown: their licence has a condition. */
  ngi: boolean
}

export interface Config {
  production: boolean
  port: number
  host: string
  publicUrl: string
  dataDir: string
  /** Undefined: the program starts its own PostgreSQL in the data folder. */
  databaseUrl: string | undefined
  /** Database connections of each process. */
  databasePool: number
  /** Processes that serve requests; one serves them in the program's own process. */
  workers: number
  /** Streaming replicas of the database, which calls of visitors are read from. */
  databaseReadUrls: readonly string[]
  /** A replica that is further behind is not read. */
  databaseReadLagSeconds: number
  /** Encrypts identity and banking numbers; undefined: a key in the data folder. */
  secretKey: Uint8Array | undefined
  /** Still decrypt what they encrypted. */
  previousKeys: readonly Uint8Array[]
  /** Undefined: this process makes no scheduled backups. */
  backups: { dir: string; schedule: string; cron: Cron; keep: number } | undefined
  smtpUrl: string | undefined
  /** A person who registers confirms their email address; never without a mail server. */
  emailConfirmation: boolean
  /** Undefined: an address at the host of this site, with the company's name. */
  mailFrom: string | undefined
  /** How answers to our emails reach the conversations; undefined: they are pasted by hand. */
  inbound: InboundConfig | undefined
  /** A routing server with the OSRM API; undefined: directions and drive times from the embedded road graph. */
  osrmUrl: string | undefined
  maps: MapConfig
  /** A geocoder with the Nominatim API; undefined: the built-in gazetteer. */
  geocoderUrl: string | undefined
  /** The third-party resort catalogue; undefined: our own tables. */
  resortCatalogueUrl: string | undefined
  /** Undefined: no card payments through PayGate. */
  paygate: PayGateConfig | undefined
  payfast: PayFastConfig | undefined
  /** The base of the addresses that payment providers call. */
  paymentNotifyUrl: string
  /** Origins that a provider's card page redirects to. */
  paymentOrigins: readonly string[]
  /** Set when the program starts its own payment sandbox instead of a real provider. */
  sandbox: { port: number | undefined; url: string | undefined } | undefined
  /** How long a request may take, unless its call declares more. */
  requestSeconds: number
  /** Visitors are refused what is expensive while too much is in progress. */
  overload: boolean
  rateLimit: boolean
  /** Lets a monitor on another machine read the metrics; undefined: only this machine may. */
  metricsToken: string | undefined
  /** Where traces are sent; undefined: nothing is traced. */
  traces: TraceConfig | undefined
  /** After this many days a session ends, however often it is used. */
  sessionDays: number
  /** How many months each log is kept, by its table; undefined: forever. */
  logMonths: {
    search_log: number | undefined
    change_log: number | undefined
    outbox: number | undefined
    security_events: number
    /** Views and clicks one by one; their daily counts stay. */
    campaign_events: number | undefined
  }
  /** After this many months without a message, an enquiry is anonymised. */
  enquiryMonths: number
  /** A password reset request gets the same reply whether or not the address is known. */
  uniformResetReply: boolean
  trustProxy: TrustedProxies
  logLevel: string
  demoData: boolean
  storage:
    | { kind: 'local' }
    | {
        kind: 's3'
        bucket: string
        region: string
        endpoint: string | undefined
        accessKeyId: string
        secretAccessKey: string
      }
}

function storageOf(env: Environment): Config['storage'] {
  if (!env.S3_BUCKET) return { kind: 'local' }
  if (!env.S3_ACCESS_KEY_ID || !env.S3_SECRET_ACCESS_KEY) {
    throw new ConfigError(
      'S3_BUCKET requires S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: set both, or remove S3_BUCKET to store files in DATA_DIR',
    )
  }
  return {
    kind: 's3',
    bucket: env.S3_BUCKET,
    region: env.S3_REGION ?? 'us-east-1',
    endpoint: env.S3_ENDPOINT,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  }
}

function backupsOf({ BACKUP_DIR: dir, BACKUP_CRON: schedule, BACKUP_KEEP: keep }: Environment) {
  const cron = parseCron(schedule)
  return dir && cron ? { dir, schedule, cron, keep } : undefined
}

/** More workers help little on one machine, and each has its own cache and connections. */
const mostWorkersByDefault = 4

function defaultWorkers({ NODE_ENV }: Environment): number {
  return NODE_ENV === 'test' ? 1 : Math.min(os.availableParallelism(), mostWorkersByDefault)
}

function readUrlsOf({ DATABASE_URL, DATABASE_READ_URLS }: Environment): readonly string[] {
  if (DATABASE_READ_URLS.length && !DATABASE_URL) {
    throw new ConfigError('DATABASE_READ_URLS requires DATABASE_URL')
  }
  return DATABASE_READ_URLS
}

function inboundOf(
  { INBOUND_DOMAIN, INBOUND_SMTP_PORT: smtpPort, INBOUND_IMAP_URL: imapUrl }: Environment,
  publicUrl: string,
): InboundConfig | undefined {
  if (smtpPort === undefined && !imapUrl) return undefined
  return { domain: INBOUND_DOMAIN ?? new URL(publicUrl).hostname, smtpPort, imapUrl }
}

/** Reads the environment once. Invalid settings are reported in one line that names them. */
export function loadConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const parsed = environment.safeParse(env)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new ConfigError([...new Set(wrong)].join('; '))
  }
  const values = parsed.data
  const production = values.NODE_ENV === 'production'
  const publicUrl = withoutSlash(values.PUBLIC_URL ?? `http://${values.HOST}:${values.PORT}`)
  refuseUnsafeProduction(values, publicUrl)
  const [secretKey, ...previousKeys] = values.SECRET_KEY
  return {
    production,
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    workers: values.WORKERS ?? defaultWorkers(values),
    databaseReadUrls: readUrlsOf(values),
    databaseReadLagSeconds: values.DATABASE_READ_LAG_SECONDS,
    secretKey,
    previousKeys,
    backups: backupsOf(values),
    smtpUrl: values.SMTP_URL,
    emailConfirmation: values.EMAIL_CONFIRMATION && values.SMTP_URL !== undefined,
    mailFrom: values.MAIL_FROM,
    inbound: inboundOf(values, publicUrl),
    osrmUrl: values.OSRM_URL,
    maps: {
      tiles: values.TILE_URL
        ? { url: values.TILE_URL, attribution: values.TILE_ATTRIBUTION ?? '' }
        : undefined,
      // A public site shows them after its operator has reported the use.
      ngi: values.BASEMAP_NGI ?? !production,
    },
    geocoderUrl: values.GEOCODER_URL,
    resortCatalogueUrl: values.RESORT_CATALOGUE_URL,
    ...paymentsOf(values, production, publicUrl),
    requestSeconds: values.REQUEST_SECONDS,
    overload: values.OVERLOAD,
    rateLimit: values.RATE_LIMIT,
    metricsToken: values.METRICS_TOKEN,
    traces: tracesOf(values),
    sessionDays: values.SESSION_DAYS,
    logMonths: {
      search_log: values.SEARCH_LOG_MONTHS,
      change_log: values.CHANGE_LOG_MONTHS,
      outbox: values.OUTBOX_MONTHS,
      security_events: values.SECURITY_EVENTS_MONTHS,
      campaign_events: values.PAGE_VIEWS_MONTHS,
    },
    enquiryMonths: values.ENQUIRY_MONTHS,
    uniformResetReply: values.UNIFORM_RESET_REPLY,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    demoData: !production && values.DEMO_DATA,
    storage: storageOf(values),
  }
}
