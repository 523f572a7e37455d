import { ConfigError } from './config-error.ts'
import type { Environment } from './environment.ts'
import { withoutSlash } from './setting-types.ts'

export interface TraceConfig {
  /** Where spans are posted as JSON: the endpoint of a collector with its path. */
  url: string
  serviceName: string
  headers: Readonly<Record<string, string>>
  /** The share of requests that are traced, 0 to 1. */
  ratio: number
}

/** `api-key=secret,tenant=a%20b`, as OpenTelemetry defines it. */
function headersOf(pairs: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=')
      const name = pair.slice(0, at).trim()
      if (at < 1 || !/^[\w-]+$/.test(name)) {
        throw new ConfigError(
          'OTEL_EXPORTER_OTLP_HEADERS must be pairs such as api-key=secret, separated by commas',
        )
      }
      return [name, decodeURIComponent(pair.slice(at + 1).trim())]
    }),
  )
}

/** Undefined without a collector: nothing is traced then. */
export function tracesOf(env: Environment): TraceConfig | undefined {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined
  return {
    url: `${withoutSlash(env.OTEL_EXPORTER_OTLP_ENDPOINT)}/v1/traces`,
    serviceName: env.OTEL_SERVICE_NAME ?? 'jacaranda',
    headers: headersOf(env.OTEL_EXPORTER_OTLP_HEADERS),
    ratio: env.OTEL_TRACES_SAMPLER_ARG,
  }
}
