import { AppError } from '#contract/errors.ts'

/** A person is waiting for the reply. */
const patienceMs = 10_000

/** The provider's reply is unusable; the caller may retry. */
export function providerDown(cause: unknown): AppError {
  return Object.assign(new AppError('providerDown', { retryAfter: 30 }), { cause })
}

/** Posts form fields to a payment provider and gives the bytes of its reply; no reply is `providerDown`. */
export async function postForm(url: string, body: string | Buffer): Promise<Buffer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: typeof body === 'string' ? body : new Uint8Array(body),
      // Redirects are not followed: what was signed for one address is sent to no other.
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      signal: AbortSignal.timeout(patienceMs),
    })
    if (!response.ok) throw new Error(`${url} responded with ${response.status}`)
    return Buffer.from(await response.arrayBuffer())
  } catch (error) {
    throw providerDown(error)
  }
}
