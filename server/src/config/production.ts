import { ConfigError } from './config-error.ts'
import type { Environment } from './environment.ts'

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/i

/** What would do harm on the internet is refused at the start, each in one line. */
export function refuseUnsafeProduction(env: Environment, publicUrl: string): void {
  if (env.NODE_ENV !== 'production') return
  if (env.DATABASE_URL && !env.SECRET_KEY.length) {
    throw new ConfigError(
      'SECRET_KEY is required with DATABASE_URL in production: all processes must use the same encryption key',
    )
  }
  if (!env.RATE_LIMIT) {
    throw new ConfigError(
      "RATE_LIMIT must be 'on' in production: without limits, passwords can be guessed",
    )
  }
  const { protocol, hostname } = new URL(publicUrl)
  if (protocol === 'http:' && !loopback.test(hostname)) {
    throw new ConfigError(
      'PUBLIC_URL must be an https:// address in production: over http, sessions can be stolen',
    )
  }
}
