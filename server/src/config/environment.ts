import path from 'node:path'
import { z } from 'zod'
import { parseCron } from './cron.ts'
import { databaseUrl, databaseUrls } from './database-url.ts'
import { parseSecretKey } from './secret-key.ts'
import { senderHosts } from './sender-hosts.ts'
import { blank, flag, keptMonths, list, optionalFlag, port, text, url } from './setting-types.ts'
import { trustedProxies } from './trusted-proxies.ts'

const projectRoot = path.resolve(import.meta.dirname, '../../..')

const daysHint = 'must be a whole number from 1 to 365'

const secondsHint = 'must be a number of seconds from 1 to 600'
const keepHint = 'must be a whole number from 1 to 1000'

const workersHint = 'must be a whole number from 1 to 32'

const lagHint = 'must be a number from 0.5 to 3600'

const poolHint = 'must be a whole number from 2 to 100'

const ratioHint = 'must be a number from 0 to 1, such as 0.1 for one request in ten'

function isTileAddress(written: string): boolean {
  const parsed = URL.parse(written)
  const path = decodeURI(parsed?.pathname ?? '')
  return (
    /^https?:$/.test(parsed?.protocol ?? '') &&
    ['{z}', '{x}', '{y}'].every((part) => path.includes(part))
  )
}

/** Every setting of the program, with its type and default. */
export const environment = z.object({
  NODE_ENV: z.preprocess(
    blank,
    z
      .enum(['development', 'production', 'test'], {
        error: 'must be production, development or test',
      })
      .optional(),
  ),
  PORT: port.transform((given) => given ?? 3000),
  HOST: text.transform((host) => host ?? '127.0.0.1'),
  PUBLIC_URL: url(['http:', 'https:']),
  DATA_DIR: text.transform((dir) => path.resolve(projectRoot, dir ?? 'data')),
  DATABASE_URL: databaseUrl,
  DATABASE_READ_URLS: databaseUrls,
  DATABASE_READ_LAG_SECONDS: z.preprocess(
    blank,
    z.coerce.number({ error: lagHint }).min(0.5, lagHint).max(3600, lagHint).default(5),
  ),
  DATABASE_POOL: z.preprocess(
    blank,
    z.coerce
      .number({ error: poolHint })
      .int(poolHint)
      .min(2, poolHint)
      .max(100, poolHint)
      .default(10),
  ),
  BACKUP_DIR: text.transform((dir) => dir && path.resolve(projectRoot, dir)),
  BACKUP_CRON: text
    .transform((cron) => cron ?? '30 1 * * *')
    .refine((cron) => parseCron(cron), "must be a cron expression such as '30 1 * * *'"),
  BACKUP_KEEP: z.preprocess(
    blank,
    z.coerce
      .number({ error: keepHint })
      .int(keepHint)
      .min(1, keepHint)
      .max(1000, keepHint)
      .default(14),
  ),
  WORKERS: z.preprocess(
    blank,
    z.coerce
      .number({ error: workersHint })
      .int(workersHint)
      .min(1, workersHint)
      .max(32, workersHint)
      .optional(),
  ),
  SECRET_KEY: list.transform((keys, context) =>
    keys.map((written) => {
      const key = parseSecretKey(written)
      if (key) return key
      context.addIssue({
        code: 'custom',
        message:
          'must be 32 bytes, as 64 hexadecimal digits or in base64; several are separated by commas, the current one first',
      })
      return z.NEVER
    }),
  ),
  SMTP_URL: url(['smtp:', 'smtps:']),
  EMAIL_CONFIRMATION: flag(true),
  MAIL_FROM: text,
  INBOUND_DOMAIN: text,
  INBOUND_SMTP_PORT: port,
  INBOUND_IMAP_URL: url(['imaps:', 'imap:']),
  OSRM_URL: url(['http:', 'https:']),
  TILE_URL: z.preprocess(
    blank,
    z
      .string()
      .refine(isTileAddress, 'must be an address with {z}, {x} and {y} in its path')
      .optional(),
  ),
  TILE_ATTRIBUTION: text,
  BASEMAP_NGI: optionalFlag,
  GEOCODER_URL: url(['http:', 'https:']),
  RESORT_CATALOGUE_URL: url(['http:', 'https:']),
  PAYGATE_ID: text,
  PAYGATE_KEY: text,
  PAYGATE_URL: url(['https:', 'http:']),
  PAYFAST_MERCHANT_ID: text,
  PAYFAST_MERCHANT_KEY: text,
  PAYFAST_PASSPHRASE: text,
  PAYFAST_URL: url(['https:', 'http:']),
  PAYFAST_HOSTS: senderHosts,
  PAYMENT_NOTIFY_URL: url(['https:', 'http:']),
  PAYMENT_ORIGINS: list,
  SANDBOX_PORT: port,
  SANDBOX_URL: url(['https:', 'http:']),
  REQUEST_SECONDS: z.preprocess(
    blank,
    z.coerce.number({ error: secondsHint }).min(1, secondsHint).max(600, secondsHint).default(20),
  ),
  OVERLOAD: flag(true),
  RATE_LIMIT: flag(true),
  SESSION_DAYS: z.preprocess(
    blank,
    z.coerce
      .number({ error: daysHint })
      .int(daysHint)
      .min(1, daysHint)
      .max(365, daysHint)
      .default(30),
  ),
  SEARCH_LOG_MONTHS: keptMonths(1),
  // Sales and payments must be traceable for five years.
  CHANGE_LOG_MONTHS: keptMonths(60),
  OUTBOX_MONTHS: keptMonths(1),
  // The table itself refuses to lose events of the last year.
  SECURITY_EVENTS_MONTHS: keptMonths(12).transform((months) => months ?? 12),
  PAGE_VIEWS_MONTHS: keptMonths(1),
  // The privacy policy promises two years.
  ENQUIRY_MONTHS: keptMonths(1).transform((months) => months ?? 24),
  METRICS_TOKEN: z.preprocess(
    blank,
    z.string().min(16, 'must be at least 16 characters').optional(),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(['http:', 'https:']),
  OTEL_EXPORTER_OTLP_HEADERS: list,
  OTEL_SERVICE_NAME: text,
  OTEL_TRACES_SAMPLER_ARG: z.preprocess(
    blank,
    z.coerce.number({ error: ratioHint }).min(0, ratioHint).max(1, ratioHint).default(1),
  ),
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

export type Environment = z.output<typeof environment>
