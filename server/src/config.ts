import { isIP } from 'node:net'
import path from 'node:path'
import { z } from 'zod'

export interface MapTiles {
  /** With {z}, {x} and {y}. */
  url: string
  /** The attribution shown on every map. */
  attribution: string
}

export interface PayGateConfig {
  id: string
  key: string
  /** The base of initiate.trans, process.trans and query.trans. */
  url: string
}

export interface PayFastConfig {
  merchantId: string
  merchantKey: string
  passphrase: string | undefined
  /** The base of /eng/process and /eng/query/validate. */
  url: string
  /** Notifications are accepted from these hosts, by name or address. */
  hosts: readonly string[]
}

/** The number of proxies in front of the site, or their addresses and address ranges. */
export type TrustedProxies = 'none' | number | readonly string[]

export interface Config {
  production: boolean
  port: number
  host: string
  publicUrl: string
  dataDir: string
  /** Undefined: the program starts its own PostgreSQL in the data folder. */
  databaseUrl: string | undefined
  databasePool: number
  /** Encrypts identity and banking numbers; undefined: a key in the data folder. */
  secretKey: Uint8Array | undefined
  smtpUrl: string | undefined
  /** Undefined: an address at the host of this site, with the company's name. */
  mailFrom: string | undefined
  /** A routing server with the OSRM API; undefined: directions from the embedded road graph. */
  osrmUrl: string | undefined
  /** A tile server for maps; undefined: the bundled outline of the country. */
  tiles: MapTiles | undefined
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
  rateLimit: boolean
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

/** A setting that cannot be used; its message is one line that names the setting. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const projectRoot = path.resolve(import.meta.dirname, '../..')

const blank = (text: unknown) => (text === '' ? undefined : text)

function url(protocols: string[]) {
  const hint = `must be an address such as ${protocols[0]}//…`
  return z.preprocess(
    blank,
    z
      .string()
      .refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), hint)
      .optional(),
  )
}

function flag(fallback: boolean) {
  const hint = "must be 'on' or 'off'"
  return z
    .preprocess(blank, z.enum(['on', 'off', 'true', 'false', '1', '0'], { error: hint }).optional())
    .transform((text) => (text === undefined ? fallback : ['on', 'true', '1'].includes(text)))
}

const text = z.preprocess(blank, z.string().optional())

/** 32 bytes as 64 hexadecimal digits or in base64; undefined when it is neither. */
export function parseSecretKey(written: string): Uint8Array | undefined {
  const encoding = /^[0-9a-f]{64}$/i.test(written) ? 'hex' : 'base64'
  const key = Buffer.from(written, encoding)
  const rewritten = key.toString(encoding)
  const same = encoding === 'hex' || rewritten.replace(/=+$/, '') === written.replace(/=+$/, '')
  return key.length === 32 && same ? key : undefined
}

const portHint = 'must be a port number, 0 to 65535'

const poolHint = 'must be a whole number from 2 to 100'

const port = z.preprocess(
  blank,
  z.coerce
    .number({ error: portHint })
    .int(portHint)
    .min(0, portHint)
    .max(65535, portHint)
    .optional(),
)

/** A comma-separated list. */
const list = text.transform((words) =>
  (words ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean),
)

/** An address or an address range; the range of all addresses is refused. */
function isProxyRange(written: string): boolean {
  const [address = '', bits, more] = written.split('/')
  const kind = isIP(address)
  if (kind === 0 || more !== undefined) return false
  if (bits === undefined) return true
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128)
}

const proxyHint =
  "must be 'off', the number of proxies in front of the site, such as 1, or their addresses, comma-separated, such as 10.0.0.5,192.168.0.0/16"
const proxyRefusal = `${proxyHint}; 'on' would let any client spoof its address`

const trustedProxies = list.transform((words, context): TrustedProxies => {
  const [word = 'off', ...more] = words.map((each) => each.toLowerCase())
  if (!more.length && ['off', 'false', '0'].includes(word)) return 'none'
  if (!more.length && /^[1-9]\d?$/.test(word)) return Number(word)
  if (words.every(isProxyRange)) return words
  const everybody = ['on', 'true', 'yes', 'all', '*'].includes(word)
  context.addIssue({ code: 'custom', message: everybody ? proxyRefusal : proxyHint })
  return z.NEVER
})

function isTileAddress(written: string): boolean {
  const parsed = URL.parse(written)
  const path = decodeURI(parsed?.pathname ?? '')
  return (
    /^https?:$/.test(parsed?.protocol ?? '') &&
    ['{z}', '{x}', '{y}'].every((part) => path.includes(part))
  )
}

const environment = z.object({
  NODE_ENV: text,
  PORT: port.transform((given) => given ?? 3000),
  HOST: text.transform((host) => host ?? '127.0.0.1'),
  PUBLIC_URL: url(['http:', 'https:']),
  DATA_DIR: text.transform((dir) => path.resolve(projectRoot, dir ?? 'data')),
  DATABASE_URL: url(['postgres:', 'postgresql:']),
  DATABASE_POOL: z.preprocess(
    blank,
    z.coerce
      .number({ error: poolHint })
      .int(poolHint)
      .min(2, poolHint)
      .max(100, poolHint)
      .default(10),
  ),
  SECRET_KEY: z.preprocess(
    blank,
    z
      .string()
      .refine(parseSecretKey, 'must be 32 bytes, as 64 hexadecimal digits or in base64')
      .transform(parseSecretKey)
      .optional(),
  ),
  SMTP_URL: url(['smtp:', 'smtps:']),
  MAIL_FROM: text,
  OSRM_URL: url(['http:', 'https:']),
  TILE_URL: z.preprocess(
    blank,
    z
      .string()
      .refine(isTileAddress, 'must be an address with {z}, {x} and {y} in its path')
      .optional(),
  ),
  TILE_ATTRIBUTION: text,
  GEOCODER_URL: url(['http:', 'https:']),
  RESORT_CATALOGUE_URL: url(['http:', 'https:']),
  PAYGATE_ID: text,
  PAYGATE_KEY: text,
  PAYGATE_URL: url(['https:', 'http:']),
  PAYFAST_MERCHANT_ID: text,
  PAYFAST_MERCHANT_KEY: text,
  PAYFAST_PASSPHRASE: text,
  PAYFAST_URL: url(['https:', 'http:']),
  PAYFAST_HOSTS: list,
  PAYMENT_NOTIFY_URL: url(['https:', 'http:']),
  PAYMENT_ORIGINS: list,
  SANDBOX_PORT: port,
  SANDBOX_URL: url(['https:', 'http:']),
  RATE_LIMIT: flag(true),
  UNIFORM_RESET_REPLY: flag(false),
  TRUST_PROXY: trustedProxies,
  LOG_LEVEL: z.preprocess(
    blank,
    z
      .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
        error: 'must be one of trace, debug, info, warn, error, silent',
      })
      .default('info'),
  ),
  DEMO_DATA: flag(true),
  S3_BUCKET: text,
  S3_REGION: text,
  S3_ENDPOINT: url(['http:', 'https:']),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
})

type Environment = z.output<typeof environment>

const withoutSlash = (address: string) => address.replace(/\/+$/, '')

function storageOf(env: Environment): Config['storage'] {
  if (!env.S3_BUCKET) return { kind: 'local' }
  if (!env.S3_ACCESS_KEY_ID || !env.S3_SECRET_ACCESS_KEY) {
    throw new ConfigError('S3_BUCKET requires S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY')
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

function payGateOf(env: Environment): PayGateConfig | undefined {
  if (!env.PAYGATE_ID && !env.PAYGATE_KEY) return undefined
  if (!env.PAYGATE_ID || !env.PAYGATE_KEY) {
    throw new ConfigError('PAYGATE_ID and PAYGATE_KEY must be set together')
  }
  const url = withoutSlash(env.PAYGATE_URL ?? 'https://secure.paygate.co.za/payweb3')
  return { id: env.PAYGATE_ID, key: env.PAYGATE_KEY, url }
}

const payFastHosts = [
  'www.payfast.co.za',
  'sandbox.payfast.co.za',
  'w1w.payfast.co.za',
  'w2w.payfast.co.za',
]

function payFastOf(env: Environment): PayFastConfig | undefined {
  if (!env.PAYFAST_MERCHANT_ID && !env.PAYFAST_MERCHANT_KEY) return undefined
  if (!env.PAYFAST_MERCHANT_ID || !env.PAYFAST_MERCHANT_KEY) {
    throw new ConfigError('PAYFAST_MERCHANT_ID and PAYFAST_MERCHANT_KEY must be set together')
  }
  return {
    merchantId: env.PAYFAST_MERCHANT_ID,
    merchantKey: env.PAYFAST_MERCHANT_KEY,
    passphrase: env.PAYFAST_PASSPHRASE,
    url: withoutSlash(env.PAYFAST_URL ?? 'https://www.payfast.co.za'),
    hosts: env.PAYFAST_HOSTS.length ? env.PAYFAST_HOSTS : payFastHosts,
  }
}

/** Without merchant credentials the sandbox is used, except in production. */
function paymentsOf(env: Environment, production: boolean, publicUrl: string) {
  const paygate = payGateOf(env)
  const payfast = payFastOf(env)
  const sandboxed = !production && !paygate && !payfast
  // The sandbox runs on this machine and does not need the public address.
  const host = ['0.0.0.0', '::'].includes(env.HOST) ? '127.0.0.1' : env.HOST
  const notifyUrl = sandboxed ? `http://${host}:${env.PORT}` : publicUrl
  const origins = env.PAYMENT_ORIGINS.map((origin) => {
    if (!URL.canParse(origin))
      throw new ConfigError(
        'PAYMENT_ORIGINS must be a comma-separated list of origins such as https://pay.example.com',
      )
    return new URL(origin).origin
  })
  return {
    paygate,
    payfast,
    paymentNotifyUrl: withoutSlash(env.PAYMENT_NOTIFY_URL ?? notifyUrl),
    // PayFast redirects the payer to this origin.
    paymentOrigins: payfast ? ['https://payment.payfast.io', ...origins] : origins,
    sandbox: sandboxed
      ? { port: env.SANDBOX_PORT, url: env.SANDBOX_URL && withoutSlash(env.SANDBOX_URL) }
      : undefined,
  }
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
  if (production && values.DATABASE_URL && !values.SECRET_KEY) {
    throw new ConfigError(
      'SECRET_KEY is required with DATABASE_URL in production: all processes must use the same encryption key',
    )
  }
  const publicUrl = withoutSlash(values.PUBLIC_URL ?? `http://${values.HOST}:${values.PORT}`)
  return {
    production,
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    secretKey: values.SECRET_KEY,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    osrmUrl: values.OSRM_URL,
    tiles: values.TILE_URL
      ? { url: values.TILE_URL, attribution: values.TILE_ATTRIBUTION ?? '' }
      : undefined,
    geocoderUrl: values.GEOCODER_URL,
    resortCatalogueUrl: values.RESORT_CATALOGUE_URL,
    ...paymentsOf(values, production, publicUrl),
    rateLimit: values.RATE_LIMIT,
    uniformResetReply: values.UNIFORM_RESET_REPLY,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    demoData: !production && values.DEMO_DATA,
    storage: storageOf(values),
  }
}
