import { AppError } from '#contract/errors.ts'

/** A person waits for the answer. */
const patienceMs = 10_000

/** Posts form fields to a payment provider; anything but an answer is `providerDown`. */
export async function postForm(url: string, body: string): Promise<string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      signal: AbortSignal.timeout(patienceMs),
    })
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    return await response.text()
  } catch (error) {
    throw Object.assign(new AppError('providerDown', { retryAfter: 30 }), { cause: error })
  }
}
