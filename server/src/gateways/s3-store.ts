import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import type { Config } from '../config.ts'
import type { FileStore } from './file-store.ts'

type S3 = Extract<Config['storage'], { kind: 's3' }>

const attempts = 3
const timeout = 30_000

/** With an endpoint of its own, or a dot in its name, a bucket is part of the path. */
function addressOf({ bucket, region, endpoint }: S3): string {
  if (endpoint) return `${endpoint.replace(/\/+$/, '')}/${bucket}`
  const host = `s3.${region}.amazonaws.com`
  return bucket.includes('.') ? `https://${host}/${bucket}` : `https://${bucket}.${host}`
}

/** Files in S3-compatible storage: four requests, signed with the key of the configuration. */
export function s3Store(storage: S3): FileStore {
  const { accessKeyId, secretAccessKey, region } = storage
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  const bucket = addressOf(storage)

  async function attempt(method: string, key: string, body?: Uint8Array): Promise<Response> {
    const signed = await client.sign(`${bucket}/${key}`, {
      method,
      // Signed with the request, so that what arrives is what was sent.
      headers: {
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
      },
      ...(body ? { body: new Uint8Array(body) } : {}),
      signal: AbortSignal.timeout(timeout),
    })
    return fetch(signed)
  }

  /** Undefined when there is no such file. Each request can be repeated without harm. */
  async function send(method: string, key: string, body?: Uint8Array) {
    for (let done = 1; ; done++) {
      const last = done === attempts
      const response = await attempt(method, key, body).catch((error: unknown) => {
        if (last) throw error
      })
      if (response?.ok) return response
      if (response?.status === 404 && method !== 'PUT') return undefined
      const passing = !response || response.status >= 500 || response.status === 429
      if (last || !passing) {
        const said = await response?.text()
        throw new Error(`S3 replied ${response?.status} to ${method} ${key}: ${said}`)
      }
      await response?.body?.cancel()
      await pause(100 * 2 ** done * Math.random())
    }
  }

  return {
    async write(key, content) {
      await send('PUT', key, content)
    },
    async read(key) {
      const response = await send('GET', key)
      return response && new Uint8Array(await response.arrayBuffer())
    },
    async exists(key) {
      return (await send('HEAD', key)) !== undefined
    },
    async remove(key) {
      await send('DELETE', key)
    },
  }
}
