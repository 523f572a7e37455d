import { ConfigError } from './config-error.ts'
import type { Environment } from './environment.ts'
import { withoutSlash } from './setting-types.ts'

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
  /** Notifications are accepted from these: host names, addresses and address ranges. */
  hosts: readonly string[]
}

function payGateOf(env: Environment): PayGateConfig | undefined {
  if (!env.PAYGATE_ID && !env.PAYGATE_KEY) return undefined
  if (!env.PAYGATE_ID || !env.PAYGATE_KEY) {
    throw new ConfigError(
      'PAYGATE_ID and PAYGATE_KEY must be set together: set both, or remove both to turn PayGate off',
    )
  }
  const url = withoutSlash(env.PAYGATE_URL ?? 'https://secure.paygate.co.za/payweb3')
  return { id: env.PAYGATE_ID, key: env.PAYGATE_KEY, url }
}

/** The names and address ranges that PayFast publishes. */
const payFastHosts = [
  'www.payfast.co.za',
  'sandbox.payfast.co.za',
  'w1w.payfast.co.za',
  'w2w.payfast.co.za',
  '197.97.145.144/28',
  '41.74.179.192/27',
  '102.216.36.0/28',
  '102.216.36.128/28',
  '144.126.193.139',
]

function payFastOf(env: Environment): PayFastConfig | undefined {
  if (!env.PAYFAST_MERCHANT_ID && !env.PAYFAST_MERCHANT_KEY) return undefined
  if (!env.PAYFAST_MERCHANT_ID || !env.PAYFAST_MERCHANT_KEY) {
    throw new ConfigError(
      'PAYFAST_MERCHANT_ID and PAYFAST_MERCHANT_KEY must be set together: set both, or remove both to turn PayFast off',
    )
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
export function paymentsOf(env: Environment, production: boolean, publicUrl: string) {
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
