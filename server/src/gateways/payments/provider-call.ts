import { AppError } from '#contract/errors.ts'

/** A person waits for the answer. */
const patienceMs = 10_000

/** What a provider said cannot be used now; the caller may try again. */
export function providerDown(cause: unknown): AppError {
  return Object.assign(new AppError('providerDown', { retryAfter: 30 }), { cause })
}

/** Posts form fields to a payment provider and gives the bytes of its reply; no reply is `providerDown`. */
export async function postForm(url: string, body: string | Buffer): Promise<Buffer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: typeof body === 'string' ? body : new Uint8Array(body),
      // A redirect is no reply, and what was signed for one address goes to no other.
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
