import { z } from 'zod'
import { blank } from './setting-types.ts'

const protocols = new Set(['postgres:', 'postgresql:'])

const parts = /^(?<start>\w+:\/\/(?:[^/?#]*@)?)(?<hosts>[^/?#@]*)(?<rest>.*)$/s

/**
 * One address for each server of an address with several hosts, which PostgreSQL's own programs
 * read as well: `postgres://user:password@one:5432,two:5433/name`.
 */
export function serversOf(address: string): string[] {
  const { start = '', hosts = '', rest = '' } = parts.exec(address)?.groups ?? {}
  if (!hosts.includes(',')) return [address]
  return hosts.split(',').map((host) => `${start}${host.trim()}${rest}`)
}

/** The name of a server for the log and the metrics: without user and password. */
export function serverName(address: string): string {
  return serversOf(address)
    .map((one) => {
      const { hostname, port, searchParams } = new URL(one)
      return `${searchParams.get('host') ?? hostname}:${port || 5432}`
    })
    .join(',')
}

function isDatabaseUrl(written: string): boolean {
  return serversOf(written).every((one) => {
    const parsed = URL.parse(one)
    // An empty host between two commas is a mistake; alone it means the default socket.
    return parsed && protocols.has(parsed.protocol) && (one === written || parsed.hostname !== '')
  })
}

/** A database, which may have several servers. */
export const databaseUrl = z.preprocess(
  blank,
  z.string().refine(isDatabaseUrl, 'must be an address such as postgres://…').optional(),
)

/** Addresses with a comma between them; each may itself contain commas. */
export const databaseUrls = z.preprocess(
  blank,
  z
    .string()
    .default('')
    .transform((written) =>
      written
        .split(/,\s*(?=postgres(?:ql)?:\/\/)/)
        .map((one) => one.trim())
        .filter(Boolean),
    )
    .refine(
      (urls) => urls.every((one) => isDatabaseUrl(one) && serversOf(one).length === 1),
      'must be addresses such as postgres://…, separated by commas, one for each server',
    ),
)
