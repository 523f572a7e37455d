import { lookup as lookUp, type LookupAddress } from 'node:dns'
import { request as requestPlain } from 'node:http'
import { request as requestSecure, type RequestOptions } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { callOutside, openOutside, OutsideRefusal, type Outside } from '../outside.ts'
import { isPublicAddress, isPublicEndpoint } from './push-endpoint.ts'
import {
  encryptMessage,
  type PushKeys,
  type PushMessage,
  type PushSubscription,
} from './push-message.ts'

/** `gone`: the browser no longer accepts messages there, or never will. */
export type PushResult = 'sent' | 'gone'

export interface Push {
  send(subscription: PushSubscription, message: PushMessage): Promise<PushResult>
}

export interface PushOptions {
  keys: PushKeys
  /** The operator's contact address for push services: https or mailto. */
  subject: string
  log?: FastifyBaseLogger
  timeoutMs?: number
  /** Tests use a local push service. */
  mayCall?: { endpoint(endpoint: string): boolean; address(address: string): boolean }
}

const defaultTimeoutMs = 10_000

/** The services of common browsers have a circuit breaker each; all others share one. */
const services = [
  { name: 'Google push service', host: /(?:^|\.)googleapis\.com$/ },
  { name: 'Mozilla push service', host: /(?:^|\.)push\.services\.mozilla\.com$/ },
  { name: 'Apple push service', host: /(?:^|\.)push\.apple\.com$/ },
  { name: 'Microsoft push service', host: /(?:^|\.)notify\.windows\.com$/ },
] as const
const otherServices = 'other push services'

class PrivateAddress extends OutsideRefusal {}

/** Refuses names that resolve to our own network, when connecting. */
function publicLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, done) => {
    lookUp(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const allowed = error ? [] : found.filter(({ address }) => isAllowed(address))
      const first = allowed[0]
      if (!first) {
        const refusal = new PrivateAddress('The push service is not on the internet')
        done(error ?? refusal, options.all ? [] : '', 4)
      } else if (options.all) done(null, allowed)
      else done(null, first.address, first.family)
    })
  }
}

/** The status of the reply; its text does not matter. */
function post(endpoint: string, options: RequestOptions, body: Buffer): Promise<number> {
  const request = endpoint.startsWith('https:') ? requestSecure : requestPlain
  return new Promise((resolve, reject) => {
    const sent = request(endpoint, { method: 'POST', ...options }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
      response.once('error', reject)
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

/** Refusals that concern one subscription or one message, and not the service. */
const refused = new Set([400, 401, 403, 413])

/** Sends encrypted messages to the push services of browsers. */
export function openPush(options: PushOptions): Push {
  const { log, timeoutMs = defaultTimeoutMs } = options
  const { endpoint: mayCall, address: mayConnect } = options.mayCall ?? {
    endpoint: isPublicEndpoint,
    address: isPublicAddress,
  }
  const lookup = publicLookup(mayConnect)
  const open = new Map<string, Outside>()

  function serviceOf(endpoint: string): Outside {
    const { hostname } = new URL(endpoint)
    const name = services.find(({ host }) => host.test(hostname))?.name ?? otherServices
    const known = open.get(name)
    if (known) return known
    const remedy = 'check that this machine can reach the internet'
    const meanwhile = 'push notifications are queued'
    const opened = openOutside({ name, address: hostname, remedy, meanwhile, log })
    open.set(name, opened)
    return opened
  }

  return {
    async send(subscription, message) {
      const { endpoint } = subscription
      if (!mayCall(endpoint)) return 'gone'
      const outside = serviceOf(endpoint)
      const { headers, body } = encryptMessage(subscription, message, options)
      try {
        return await callOutside(outside, timeoutMs, async (signal) => {
          const status = await post(endpoint, { headers, lookup, signal }, body)
          if (status === 404 || status === 410) return 'gone'
          if (status >= 200 && status < 300) return 'sent'
          const text = `The ${outside.name} replied with status ${status}`
          throw refused.has(status) ? new OutsideRefusal(text) : new Error(text)
        })
      } catch (error) {
        if (error instanceof PrivateAddress) return 'gone'
        throw error
      }
    },
  }
}
