import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { FileStore } from './file-store.ts'
import { callOutside, openOutside } from './outside.ts'

type S3 = Extract<Config['storage'], { kind: 's3' }>

export interface S3Limits {
  attempts: number
  /**
   * The timeouts of one attempt and of all of them together. A write gets more time for its size.
   */
  attemptMs: number
  totalMs: number
  /** The minimum speed of a write. */
  bytesPerMs: number
}

const defaultLimits: S3Limits = {
  attempts: 3,
  attemptMs: 5_000,
  totalMs: 10_000,
  bytesPerMs: 256,
}

/** With a custom endpoint, or a dot in its name, a bucket is part of the path. */
function addressOf({ bucket, region, endpoint }: S3): string {
  if (endpoint) return `${endpoint.replace(/\/+$/, '')}/${bucket}`
  const host = `s3.${region}.amazonaws.com`
  return bucket.includes('.') ? `https://${host}/${bucket}` : `https://${bucket}.${host}`
}

/** Files in S3-compatible storage: four requests, signed with the configured key. */
export function s3Store(
  storage: S3,
  log?: FastifyBaseLogger,
  { attempts, attemptMs, totalMs, bytesPerMs }: S3Limits = defaultLimits,
): FileStore {
  const { accessKeyId, secretAccessKey, region } = storage
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  const bucket = addressOf(storage)
  const outside = openOutside({
    name: 'file storage',
    address: bucket,
    remedy: `check ${bucket} and the S3 settings`,
    meanwhile: 'requests for pictures, uploads and exports get 503',
    log,
    mostAtOnce: 50,
    waiting: { most: 500, ms: 2000 },
  })

  /** Reads the whole reply: a body that never ends is part of the attempt. */
  async function attempt(
    signal: AbortSignal,
    { method, key, body }: { method: string; key: string; body?: Uint8Array | undefined },
  ): Promise<{ status: number; ok: boolean; content: Uint8Array }> {
    const signed = await client.sign(`${bucket}/${key}`, {
      method,
      // Signed with the request, so that what arrives is what was sent.
      headers: {
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
      },
      ...(body ? { body: new Uint8Array(body) } : {}),
      signal,
    })
    const response = await fetch(signed)
    const content = new Uint8Array(await response.arrayBuffer())
    return { status: response.status, ok: response.ok, content }
  }

  /** Undefined if there is no such file. Each request is idempotent. */
  async function send(method: string, key: string, body?: Uint8Array) {
    const sizeMs = Math.ceil((body?.length ?? 0) / bytesPerMs)
    return callOutside(outside, totalMs + 2 * sizeMs, async (total) => {
      for (let done = 1; ; done++) {
        const last = done === attempts
        const one = AbortSignal.any([total, AbortSignal.timeout(attemptMs + sizeMs)])
        const reply = await attempt(one, { method, key, body }).catch((error: unknown) => {
          if (last || total.aborted) throw error
        })
        if (reply?.ok) return reply.content
        if (reply?.status === 404 && method !== 'PUT') return undefined
        const passing = !reply || reply.status >= 500 || reply.status === 429
        if (last || !passing) {
          const said = Buffer.from(reply?.content ?? []).toString()
          throw new Error(`S3 replied ${reply?.status} to ${method} ${key}: ${said.slice(0, 500)}`)
        }
        await pause(100 * 2 ** done * Math.random(), undefined, { signal: total })
      }
    })
  }

  return {
    async write(key, content) {
      await send('PUT', key, content)
    },
    read: (key) => send('GET', key),
    async exists(key) {
      return (await send('HEAD', key)) !== undefined
    },
    async remove(key) {
      await send('DELETE', key)
    },
  }
}
