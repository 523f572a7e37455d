import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface TestBucket {
  endpoint: string
  objects: Map<string, Buffer>
  close(): Promise<void>
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks)
  return request.headers['content-encoding'] === 'aws-chunked' ? unchunked(body) : body
}

/** The SDK's own framing: a hexadecimal length, a line, the bytes, until a length of zero. */
function unchunked(body: Buffer): Buffer {
  const parts: Buffer[] = []
  let at = 0
  for (;;) {
    const end = body.indexOf('\r\n', at)
    const size = Number.parseInt(body.subarray(at, end).toString(), 16)
    if (!size) return Buffer.concat(parts)
    parts.push(body.subarray(end + 2, end + 2 + size))
    at = end + 2 + size + 2
  }
}

/** A server that speaks as much of the S3 protocol as the storage uses, with path-style addresses. */
export async function openBucket(bucket: string, accessKeyId: string): Promise<TestBucket> {
  const objects = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://s3').pathname)
    const key = path.slice(`/${bucket}/`.length)
    const signed = request.headers.authorization?.includes(`Credential=${accessKeyId}/`)
    if (!signed || !path.startsWith(`/${bucket}/`)) {
      response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>')
      return
    }
    if (request.method === 'PUT') {
      objects.set(key, await readBody(request))
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
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
