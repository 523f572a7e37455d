import {
  createDecipheriv,
  createECDH,
  createHmac,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushSubscription } from '../gateways/push/push-message.ts'

interface Received {
  message: unknown
  /** Of the token with which the sender identifies itself. */
  claims: { aud: string; sub: string; exp: number }
}

export interface TestPushService {
  subscription: PushSubscription
  received: Received[]
  /** What it replies from now on; `null` never replies. */
  reply(status: number | null): void
  close(): Promise<void>
}

const hmac = (key: Buffer, ...parts: Buffer[]) =>
  createHmac('sha256', key).update(Buffer.concat(parts)).digest()

/** What a browser does with the body of a message (RFC 8291 over RFC 8188). */
function decrypt(body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): unknown {
  const salt = body.subarray(0, 16)
  const senderKey = body.subarray(21, 21 + body.readUInt8(20))
  const sealed = body.subarray(21 + senderKey.length)
  const info = Buffer.concat([
    Buffer.from('WebPush: info\0'),
    browser.getPublicKey(),
    senderKey,
    Buffer.from([1]),
  ])
  const secret = hmac(hmac(auth, browser.computeSecret(senderKey)), info)
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
}

/** The signed token of the header `vapid t=…, k=…` (RFC 8292); throws unless the signature is right. */
function claimsOf(header: string): Received['claims'] {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? []
  const [head, body, signature] = token.split('.') as [string, string, string]
  const point = Buffer.from(key, 'base64url')
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) }
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isRight) throw new Error('The signature of the push message is wrong')
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as Received['claims']
}

/** A push service with one browser behind it, which reads what it receives. */
export async function startPushService(): Promise<TestPushService> {
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const auth = randomBytes(16)
  const received: Received[] = []
  let status: number | null = 201
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({
        message: decrypt(Buffer.concat(chunks), browser, auth),
        claims: claimsOf(request.headers.authorization ?? ''),
      })
      if (status !== null) response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    subscription: {
      endpoint: `http://localhost:${port}/send/1`,
      keys: {
        p256dh: browser.getPublicKey('base64url'),
        auth: auth.toString('base64url'),
      },
    },
    received,
    reply(next) {
      status = next
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
