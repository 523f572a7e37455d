import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface TestBucket {
  endpoint: string
  objects: Map<string, Buffer>
  /** Replies to so many requests with a failure that passes. */
  failNext: number
  /** `hangs` sends nothing, `trickles` sends headers and a body that does not end. */
  mode: 'works' | 'fails' | 'hangs' | 'trickles'
  /** How many requests have arrived. */
  requests: number
  close(): Promise<void>
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** A server that speaks as much of the S3 protocol as the storage uses, with path-style addresses. */
export async function openBucket(bucket: string, accessKeyId: string): Promise<TestBucket> {
  const objects = new Map<string, Buffer>()
  const opened: TestBucket = {
    endpoint: '',
    objects,
    failNext: 0,
    mode: 'works',
    requests: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://s3').pathname)
    const key = path.slice(`/${bucket}/`.length)
    const body = await readBody(request)
    opened.requests++
    if (opened.mode === 'hangs') return
    if (opened.mode === 'trickles') return void response.writeHead(200).write('x')
    if (opened.mode === 'fails' || opened.failNext > 0) {
      opened.failNext = Math.max(0, opened.failNext - 1)
      response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
      return
    }
    const digest = createHash('sha256').update(body).digest('hex')
    const signed =
      request.headers.authorization?.includes(`Credential=${accessKeyId}/`) &&
      request.headers['x-amz-content-sha256'] === digest
    if (!signed || !path.startsWith(`/${bucket}/`)) {
      response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>')
      return
    }
    if (request.method === 'PUT') {
      objects.set(key, body)
      response.writeHead(200, { etag: '"1"' }).end()
      return
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      response.writeHead(204).end()
      return
    }
    const object = objects.get(key)
    if (!object) {
      response.writeHead(404, { 'content-type': 'application/xml' })
      response.end(request.method === 'HEAD' ? undefined : '<Error><Code>NoSuchKey</Code></Error>')
      return
    }
    response.writeHead(200, { 'content-length': object.length, etag: '"1"' })
    response.end(request.method === 'HEAD' ? undefined : object)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  opened.endpoint = `http://127.0.0.1:${port}`
  return opened
}
