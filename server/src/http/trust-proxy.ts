import type { FastifyServerOptions } from 'fastify'
import type { TrustedProxies } from '../config/trusted-proxies.ts'

/**
 * Whose `X-Forwarded-*` headers are trusted. With a number, the operator guarantees that only proxies
 * can reach the port: the client is then the address at that position from the end of
 * `X-Forwarded-For`, and anything that the client itself sent is further left. Given a number, Fastify
 * would trust nobody, because it cannot check who connects: hence the function.
 */
export function trustProxy(trusted: TrustedProxies): FastifyServerOptions['trustProxy'] {
  if (typeof trusted !== 'number') return trusted === 'none' ? false : [...trusted]
  return (_address, hop) => hop < trusted
}
