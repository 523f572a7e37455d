import type { FastifyBaseLogger } from 'fastify'
import { AppError } from '#contract/errors.ts'
import { CircuitOpen } from '../circuit-breaker.ts'
import { assertReplied, callOutside, openOutside, type Outside } from '../outside.ts'

/** A person is waiting for the reply. */
const patienceMs = 10_000

/** The provider's reply is unusable; the caller may retry. */
export function providerDown(cause: unknown): AppError {
  return Object.assign(new AppError('providerDown', { retryAfter: 30 }), { cause })
}

/** Whether no request was made, because earlier ones failed. */
export function isProviderSkipped(error: unknown): boolean {
  return error instanceof AppError && error.cause instanceof CircuitOpen
}

/** A payment provider, by the address of its server. */
export function openProvider(name: string, url: string, log?: FastifyBaseLogger): Outside {
  return openOutside({
    name,
    address: new URL(url).origin,
    remedy: `check the network and the address ${new URL(url).origin}`,
    meanwhile: 'people who pay by card are asked to try again, and EFT still works',
    log,
    waiting: { most: 20, ms: 2000 },
    pauseMs: { first: 1000, longest: 30_000 },
  })
}

/**
 * Posts form fields to a payment provider and returns the bytes of its reply; no reply is
 * `providerDown`.
 */
export async function postForm(
  url: string,
  body: string | Buffer,
  provider: Outside = openProvider('payment provider', url),
): Promise<Buffer> {
  try {
    return await callOutside(provider, patienceMs, async (signal) => {
      const response = await fetch(url, {
        method: 'POST',
        body: typeof body === 'string' ? body : new Uint8Array(body),
        // Redirects are not followed: data signed for one address is not sent to any other.
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        signal,
      })
      assertReplied(provider, response)
      return Buffer.from(await response.arrayBuffer())
    })
  } catch (error) {
    throw providerDown(error)
  }
}
