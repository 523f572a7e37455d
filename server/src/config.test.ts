import os from 'node:os'
import { describe, expect, it } from 'vitest'
import { loadConfig } from './config.ts'

const aKey = Buffer.alloc(32, 7).toString('base64')

describe('configuration', () => {
  it('has a default for every setting', () => {
    const config = loadConfig({})
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:3000',
      rateLimit: true,
      demoData: true,
    })
    expect(config.dataDir).toMatch(/data$/)
    expect(config.backups).toBeUndefined()
    expect(loadConfig({ BACKUP_DIR: '/srv/backups' }).backups).toMatchObject({
      dir: '/srv/backups',
      schedule: '30 1 * * *',
      keep: 14,
    })
  })
  it('serves in a process for each core, at most four, and in tests in one', () => {
    const workers = (env: NodeJS.ProcessEnv) => loadConfig(env).workers
    expect(workers({})).toBe(Math.min(os.availableParallelism(), 4))
    expect(workers({ NODE_ENV: 'test' })).toBe(1)
    expect(workers({ NODE_ENV: 'test', WORKERS: '3' })).toBe(3)
  })
  it('asks for confirmation of email addresses only with a mail server, unless it is off', () => {
    const smtp = { SMTP_URL: 'smtp://mail.example:587' }
    const asks = (env: NodeJS.ProcessEnv) => loadConfig(env).emailConfirmation
    expect(asks({})).toBe(false)
    expect(asks({ EMAIL_CONFIRMATION: 'on' })).toBe(false)
    expect(asks(smtp)).toBe(true)
    expect(asks({ ...smtp, EMAIL_CONFIRMATION: 'off' })).toBe(false)
    expect(loadConfig({}).sessionDays).toBe(30)
    expect(loadConfig({}).traces).toBeUndefined()
    const otel = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20b,tenant=x',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
    }
    expect(loadConfig(otel).traces).toEqual({
      url: 'http://collector:4318/v1/traces',
      serviceName: 'jacaranda',
      headers: { 'api-key': 'a b', tenant: 'x' },
      ratio: 0.25,
    })
    expect(loadConfig({}).logMonths).toMatchObject({ security_events: 12, change_log: undefined })
    expect(loadConfig({ OUTBOX_MONTHS: '24' }).logMonths.outbox).toBe(24)
    expect(loadConfig({}).enquiryMonths).toBe(24)
    expect(loadConfig({ ENQUIRY_MONTHS: '12' }).enquiryMonths).toBe(12)
  })
  it('receives answers to emails only where it is told how', () => {
    expect(loadConfig({ INBOUND_DOMAIN: 'answers.example' }).inbound).toBeUndefined()
    const site = { PUBLIC_URL: 'https://www.site.example' }
    expect(loadConfig({ ...site, INBOUND_SMTP_PORT: '2525' }).inbound).toEqual({
      domain: 'www.site.example',
      smtpPort: 2525,
      imapUrl: undefined,
    })
    const imap = { INBOUND_IMAP_URL: 'imaps://a:b@mail.example', INBOUND_DOMAIN: 'answers.example' }
    expect(loadConfig({ ...site, ...imap }).inbound?.domain).toBe('answers.example')
  })
  it.each([
    [{ INBOUND_IMAP_URL: 'mail' }, 'INBOUND_IMAP_URL must be an address such as imaps://…'],
    [{ PORT: 'abc' }, 'PORT must be a port number, 0 to 65535'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address such as postgres://…'],
    [{ DATABASE_URL: 'postgres://one,/x' }, 'DATABASE_URL must be an address such as postgres://…'],
    [
      { DATABASE_URL: 'postgres://one/x', DATABASE_READ_URLS: 'two' },
      'DATABASE_READ_URLS must be addresses such as postgres://…, separated by commas',
    ],
    [{ DATABASE_READ_URLS: 'postgres://two/x' }, 'DATABASE_READ_URLS requires DATABASE_URL'],
    [
      { DATABASE_READ_LAG_SECONDS: '0' },
      'DATABASE_READ_LAG_SECONDS must be a number from 0.5 to 3600',
    ],
    [{ SESSION_DAYS: '0' }, 'SESSION_DAYS must be a whole number from 1 to 365'],
    [{ CHANGE_LOG_MONTHS: '59' }, 'CHANGE_LOG_MONTHS must be a whole number from 60 to 1200'],
    [
      { SECURITY_EVENTS_MONTHS: '11' },
      'SECURITY_EVENTS_MONTHS must be a whole number from 12 to 1200',
    ],
    [{ SESSION_DAYS: 'x' }, 'SESSION_DAYS must be a whole number from 1 to 365'],
    [{ EMAIL_CONFIRMATION: 'x' }, "EMAIL_CONFIRMATION must be 'on' or 'off'"],
    [{ RATE_LIMIT: 'maybe' }, "RATE_LIMIT must be 'on' or 'off'"],
    [{ TRUST_PROXY: 'on' }, "TRUST_PROXY must be 'off', the number of proxies"],
    [{ TRUST_PROXY: 'on' }, "'on' would let any client spoof its address"],
    [{ TRUST_PROXY: 'TRUE' }, "'on' would let any client spoof its address"],
    [{ TRUST_PROXY: '-1' }, "TRUST_PROXY must be 'off', the number of proxies"],
    [{ TRUST_PROXY: '10.0.0.300' }, "TRUST_PROXY must be 'off', the number of proxies"],
    [{ TRUST_PROXY: '10.0.0.0/33' }, "TRUST_PROXY must be 'off', the number of proxies"],
    [{ TRUST_PROXY: '0.0.0.0/0' }, "TRUST_PROXY must be 'off', the number of proxies"],
    [{ TRUST_PROXY: '10.0.0.1,on' }, "TRUST_PROXY must be 'off', the number of proxies"],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an address such as smtp://…'],
    [{ S3_BUCKET: 'x' }, 'S3_BUCKET requires S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY'],
    [{ BASEMAP_NGI: 'yes' }, "BASEMAP_NGI must be 'on' or 'off'"],
    [{ TILE_URL: 'https://tiles.example' }, 'TILE_URL must be an address with {z}, {x} and {y}'],
    [{ PAYGATE_ID: '1' }, 'PAYGATE_ID and PAYGATE_KEY must be set together'],
    [
      { PAYFAST_MERCHANT_KEY: 'x' },
      'PAYFAST_MERCHANT_ID and PAYFAST_MERCHANT_KEY must be set together',
    ],
    [
      { PAYMENT_ORIGINS: 'pay.example' },
      'PAYMENT_ORIGINS must be a comma-separated list of origins',
    ],
    [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1'],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://x', OTEL_EXPORTER_OTLP_HEADERS: 'secret' },
      'OTEL_EXPORTER_OTLP_HEADERS must be pairs',
    ],
    [{ WORKERS: '0' }, 'WORKERS must be a whole number from 1 to 32'],
    [{ WORKERS: '1.5' }, 'WORKERS must be a whole number from 1 to 32'],
    [{ DATABASE_POOL: '1' }, 'DATABASE_POOL must be a whole number from 2 to 100'],
    [{ REQUEST_SECONDS: '0' }, 'REQUEST_SECONDS must be a number of seconds from 1 to 600'],
    [{ BACKUP_CRON: 'daily' }, 'BACKUP_CRON must be a cron expression'],
    [{ BACKUP_KEEP: '0' }, 'BACKUP_KEEP must be a whole number from 1 to 1000'],
    [{ SANDBOX_PORT: '-1' }, 'SANDBOX_PORT must be a port number, 0 to 65535'],
    [
      { SECRET_KEY: 'too short' },
      'SECRET_KEY must be 32 bytes, as 64 hexadecimal digits or in base64',
    ],
    [
      { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/jacaranda' },
      'SECRET_KEY is required with DATABASE_URL',
    ],
    [{ SECRET_KEY: `${aKey},short` }, 'SECRET_KEY must be 32 bytes'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be production, development or test'],
    [{ NODE_ENV: 'Production' }, 'NODE_ENV must be production, development or test'],
    [{ NODE_ENV: 'production', RATE_LIMIT: 'off' }, "RATE_LIMIT must be 'on' in production"],
    [
      { NODE_ENV: 'production', PUBLIC_URL: 'http://www.example.co.za' },
      'PUBLIC_URL must be an https:// address in production',
    ],
    [
      { NODE_ENV: 'production', HOST: '0.0.0.0' },
      'PUBLIC_URL must be an https:// address in production',
    ],
    [
      { NODE_ENV: 'production', PUBLIC_URL: 'http://127.0.0.1.example.co.za' },
      'PUBLIC_URL must be an https:// address in production',
    ],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must be at least 16 characters'],
  ])('reports what is wrong with %j in one line', (env, message) => {
    expect(() => loadConfig(env)).toThrow(message)
  })
  it('takes a database of several servers, and its replicas', () => {
    const config = loadConfig({
      DATABASE_URL: 'postgres://u:p@one:5432,two:5433/x',
      DATABASE_READ_URLS: 'postgres://u:p@one/x, postgres://u:a,b@two:5433/x',
    })
    expect(config).toMatchObject({
      databaseUrl: 'postgres://u:p@one:5432,two:5433/x',
      databaseReadUrls: ['postgres://u:p@one/x', 'postgres://u:a,b@two:5433/x'],
      databaseReadLagSeconds: 5,
    })
    expect(loadConfig({}).databaseReadUrls).toEqual([])
  })
  it.each([
    [undefined, 'none'],
    ['', 'none'],
    ['off', 'none'],
    ['false', 'none'],
    ['0', 'none'],
    ['1', 1],
    ['2', 2],
    ['10.0.0.5', ['10.0.0.5']],
    ['10.0.0.5, 192.168.0.0/16,2001:db8::/32', ['10.0.0.5', '192.168.0.0/16', '2001:db8::/32']],
  ])('parses the proxies of %j', (written, trusted) => {
    expect(loadConfig({ TRUST_PROXY: written }).trustProxy).toEqual(trusted)
  })
  it('explains in one line why not every proxy can be trusted', () => {
    expect(() => loadConfig({ TRUST_PROXY: 'on' })).toThrow(/^TRUST_PROXY [^\n]+$/)
  })
  it.each([
    ['300.1.1.1'],
    ['197.97.145.144/33'],
    ['197.97.145.144/'],
    ['197.97.145.144/28/4'],
    ['0.0.0.0/0'],
    ['::/0'],
    ['2c0f:f4c0::/129'],
    ['fe80::1%eth0'],
    ['https://www.payfast.co.za'],
    ['www.payfast.co.za:443'],
    ['www.payfast.co.za, not a host'],
    ['-payfast.co.za'],
    ['www..payfast.co.za'],
    ['*.payfast.co.za'],
  ])('refuses %j as a sender of notifications in one line that names it', (written) => {
    expect(() => loadConfig({ PAYFAST_HOSTS: written })).toThrow(
      /^PAYFAST_HOSTS must be host names, addresses or address ranges, [^\n]+ is not one$/,
    )
  })
  it('takes names, addresses and ranges as senders, and PayFast’s published ones by default', () => {
    const merchant = { PAYFAST_MERCHANT_ID: '1', PAYFAST_MERCHANT_KEY: 'k' }
    const hosts = (PAYFAST_HOSTS?: string) =>
      loadConfig({ ...merchant, PAYFAST_HOSTS }).payfast?.hosts
    expect(hosts('payfast.example, localhost,10.0.0.7,10.1.0.0/16,2001:db8::/32,::1')).toEqual([
      'payfast.example',
      'localhost',
      '10.0.0.7',
      '10.1.0.0/16',
      '2001:db8::/32',
      '::1',
    ])
    expect(hosts()).toEqual(
      expect.arrayContaining([
        'www.payfast.co.za',
        'sandbox.payfast.co.za',
        'w1w.payfast.co.za',
        'w2w.payfast.co.za',
        '197.97.145.144/28',
        '41.74.179.192/27',
        '102.216.36.0/28',
        '102.216.36.128/28',
        '144.126.193.139',
      ]),
    )
  })
  it('parses a key in both encodings', () => {
    const bytes = Buffer.alloc(32, 7)
    for (const written of [
      bytes.toString('hex'),
      bytes.toString('base64'),
      bytes.toString('base64').replace('=', ''),
    ]) {
      expect(Buffer.from(loadConfig({ SECRET_KEY: written }).secretKey as Uint8Array)).toEqual(
        bytes,
      )
    }
  })
  it('takes several keys, of which the first is the current one', () => {
    const second = Buffer.alloc(32, 8).toString('hex')
    const { secretKey, previousKeys } = loadConfig({ SECRET_KEY: `${aKey}, ${second}` })
    expect([secretKey, ...previousKeys].map((key) => key?.[0])).toEqual([7, 8])
    expect(loadConfig({}).previousKeys).toEqual([])
  })
  it('lets production be tried on this machine without https', () => {
    for (const PUBLIC_URL of [undefined, 'http://localhost:3000', 'http://[::1]:3000']) {
      expect(loadConfig({ NODE_ENV: 'production', PUBLIC_URL }).production).toBe(true)
    }
  })
  it('shows the layers of the Global Map in production only when that is set', () => {
    const ngi = (env: NodeJS.ProcessEnv) => loadConfig(env).maps.ngi
    expect(ngi({})).toBe(true)
    expect(ngi({ BASEMAP_NGI: 'off' })).toBe(false)
    expect(ngi({ NODE_ENV: 'production' })).toBe(false)
    expect(ngi({ NODE_ENV: 'production', BASEMAP_NGI: 'on' })).toBe(true)
  })

  it('never loads demo data in production', () => {
    expect(loadConfig({ NODE_ENV: 'production', DEMO_DATA: 'on' }).demoData).toBe(false)
  })

  it('replaces the payment providers with the sandbox, but never in production', () => {
    expect(loadConfig({ PORT: '4000', HOST: '0.0.0.0' })).toMatchObject({
      paygate: undefined,
      payfast: undefined,
      sandbox: { port: undefined },
      paymentNotifyUrl: 'http://127.0.0.1:4000',
    })
    expect(loadConfig({ NODE_ENV: 'production' }).sandbox).toBeUndefined()
    const real = loadConfig({ PAYGATE_ID: '1', PAYGATE_KEY: 'k', PUBLIC_URL: 'https://x.example/' })
    expect(real).toMatchObject({
      paygate: { id: '1', key: 'k', url: 'https://secure.paygate.co.za/payweb3' },
      payfast: undefined,
      sandbox: undefined,
      paymentNotifyUrl: 'https://x.example',
    })
  })
})
