import { lookup } from 'node:dns/promises'
import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { assertOutsideTransaction } from '../db/pool.ts'
import { untilAborted } from './outside.ts'
import { isPublicAddress } from './public-address.ts'

export type FetchProblem =
  | 'address'
  | 'forbidden'
  | 'unreachable'
  | 'notFound'
  | 'tooLarge'
  | 'tooSlow'

export class FetchRefused extends Error {
  override name = 'FetchRefused'
  readonly problem: FetchProblem

  constructor(problem: FetchProblem) {
    super(problem)
    this.problem = problem
  }
}

export interface PublicFileOptions {
  mostBytes: number
  /** The timeout for everything: DNS, connection, redirects and the whole body. */
  timeoutMs: number
  mostRedirects?: number
  /** All addresses of a host name. */
  resolve?: (host: string) => Promise<string[]>
  isAllowed?: (address: string) => boolean
  /** Other ports belong to services that are not meant for files. */
  ports?: readonly number[]
}

const webPorts = [80, 443]

async function resolveName(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address)
}

/** The address to connect to. One forbidden address of a host is enough to refuse it. */
async function addressOf(url: URL, options: PublicFileOptions): Promise<string> {
  const { resolve = resolveName, isAllowed = isPublicAddress } = options
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host)
    ? [host]
    : await resolve(host).catch(() => {
        throw new FetchRefused('unreachable')
      })
  const [address] = addresses
  if (address === undefined) throw new FetchRefused('unreachable')
  if (!addresses.every(isAllowed)) throw new FetchRefused('forbidden')
  return address
}

function checkUrl(text: string | URL, base: URL | undefined, ports: readonly number[]): URL {
  const url = URL.parse(String(text), base?.href)
  if (!url || !['http:', 'https:'].includes(url.protocol)) throw new FetchRefused('address')
  if (url.username || url.password) throw new FetchRefused('address')
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80)
  if (!ports.includes(port)) throw new FetchRefused('forbidden')
  return url
}

/**
 * One request to an address that was checked. The name is resolved once and the connection is made
 * to that address, so DNS rebinding has no effect.
 */
function send(url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage> {
  const secure = url.protocol === 'https:'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return new Promise((resolve, reject) => {
    const request = (secure ? requestHttps : requestHttp)({
      host: address,
      port: url.port || (secure ? 443 : 80),
      path: `${url.pathname}${url.search}`,
      headers: { host: url.host, accept: 'image/*', 'user-agent': 'Jacaranda import' },
      agent: false,
      signal,
      ...(secure && !isIP(host) ? { servername: host } : {}),
    })
    request.once('response', resolve)
    request.once('error', reject)
    request.end()
  })
}

async function readBody(response: IncomingMessage, mostBytes: number): Promise<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > mostBytes)
    throw new FetchRefused('tooLarge')
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > mostBytes) throw new FetchRefused('tooLarge')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

async function follow(
  start: string,
  options: PublicFileOptions,
  signal: AbortSignal,
): Promise<Buffer> {
  const { mostRedirects = 3, ports = webPorts } = options
  let url = checkUrl(start, undefined, ports)
  for (let redirects = 0; ; redirects++) {
    const response = await send(url, await addressOf(url, options), signal)
    try {
      const { statusCode = 0, headers } = response
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        if (redirects >= mostRedirects) throw new FetchRefused('unreachable')
        // The redirect target is checked like the first address.
        url = checkUrl(headers.location, url, ports)
        continue
      }
      if (statusCode === 404 || statusCode === 410) throw new FetchRefused('notFound')
      if (statusCode !== 200) throw new FetchRefused('unreachable')
      return await readBody(response, options.mostBytes)
    } finally {
      response.destroy()
    }
  }
}

/** Fetches a file from a user-supplied address; never from our own network. */
export async function fetchPublicFile(
  address: string,
  options: PublicFileOptions,
): Promise<Buffer> {
  assertOutsideTransaction()
  const signal = AbortSignal.timeout(options.timeoutMs)
  try {
    return await untilAborted(signal, follow(address, options, signal))
  } catch (error) {
    if (error instanceof FetchRefused) throw error
    throw new FetchRefused(signal.aborted ? 'tooSlow' : 'unreachable')
  }
}
