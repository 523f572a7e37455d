import type { FastifyServerOptions } from 'fastify'
import type { TrustedProxies } from '../config/trusted-proxies.ts'

/**
 * Whose `X-Forwarded-*` is believed. For a number of proxies Fastify believes nobody, as it cannot
 * know them; whoever sets a number says that nothing but a proxy reaches the port. The client is
 * then the address that many places from the end of `X-Forwarded-For`; what the client itself
 * sent is further to the left.
 */
export function trustProxy(trusted: TrustedProxies): FastifyServerOptions['trustProxy'] {
  if (typeof trusted !== 'number') return trusted === 'none' ? false : [...trusted]
  return (_address, hop) => hop < trusted
}
