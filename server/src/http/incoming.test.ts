import { connect, type AddressInfo } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { multipartForm } from '../testing/multipart.ts'
import { aUser } from '../testing/builders.ts'
import { useApi } from '../testing/api.ts'
import { checkValues } from './incoming.ts'

const api = useApi()
let token: string

beforeAll(async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  token = (await aUser(api.services, { role: 'superAdmin' })).token
})

/** Sends the text as it is, and returns the status of the reply. */
function statusOf(request: string): Promise<number> {
  const { port } = api.app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    socket.setTimeout(5000, () => socket.destroy(new Error('There was no reply')))
    socket.once('data', (data) => {
      resolve(Number(data.toString('latin1').split(' ')[1]))
      socket.destroy()
    })
    socket.once('error', reject)
  })
}

const get = (target: string, host = 'Host: localhost\r\n', method = 'GET') =>
  `${method} ${target} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`

describe('a malformed address', () => {
  it('gets an error page in a browser, and JSON elsewhere', async () => {
    const url = '/property/%E0%A4%A'
    const page = await api.app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } })
    expect([page.statusCode, page.headers['content-type']]).toEqual([
      400,
      'text/html; charset=utf-8',
    ])
    expect(page.body).toContain('href="/"')
    const data = await api.app.inject({ url, headers: { accept: 'application/json' } })
    expect([data.statusCode, data.json().code]).toEqual([400, 'badRequest'])
  })
})

describe('a malformed request line or Host', () => {
  it.each([
    ['TRACE', get('/healthz', undefined, 'TRACE'), 405],
    ['TRACE of a call', get('/api/user/me', undefined, 'TRACE'), 405],
    ['an empty Host', get('/healthz', 'Host: \r\n'), 400],
    ['a Host with a space', get('/healthz', 'Host: a b\r\n'), 400],
    ['half an address as Host', get('/healthz', 'Host: [::1\r\n'), 400],
    ['an impossible address as Host', get('/healthz', 'Host: 999.999.999.999\r\n'), 400],
    ['an impossible port', get('/healthz', 'Host: localhost:99999\r\n'), 400],
    ['a Host with a path', get('/healthz', 'Host: u@localhost/x?y\r\n'), 400],
    ['no Host', get('/healthz', ''), 400],
    ['slashes alone', get('/////'), 404],
    ['another host', get('//host:x/path'), 404],
    ['half an escaped character', get('/api/MailSource/%c3%28'), 400],
    ['a NUL in the path', get('/api/MailSource/%00'), 400],
    ['a NUL in the query', get('/api/MailSource?search=%00'), 400],
  ])('is refused: %s', async (_what, request, status) => {
    expect(await statusOf(request)).toBe(status)
  })

  it('may lack a Host in HTTP/1.0', async () => {
    expect(await statusOf('GET /healthz HTTP/1.0\r\n\r\n')).toBe(200)
  })

  it('may name any real host', async () => {
    for (const host of ['localhost', 'www.example.co.za:8080', '[::1]:3000', '127.0.0.1']) {
      expect(await statusOf(get('/healthz', `Host: ${host}\r\n`))).toBe(200)
    }
  })
})

function post(payload: string | Buffer) {
  const headers = { 'content-type': 'application/json' }
  return api.app.inject({ method: 'POST', url: '/api/mail/0', payload, headers })
}

const message = (name: string) =>
  `{"name":"${name}","email":"a@b.co","message":"Hello","mailSourceId":1}`

describe('a malformed body', () => {
  it.each([
    ['lists in lists', `{"name":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
    ['objects in objects', `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`],
    ['more values than any form has', `{"name":[${'1,'.repeat(25_000)}1]}`],
    ['a NUL in a name', message('a').replace('"name"', '"a\\u0000":1,"name"')],
    ['a NUL in a value', message('a\\u0000b')],
    ['half a character in a value', message('\\ud800')],
    ['half a character in a name', message('a').replace('"name"', '"\\udc00":1,"name"')],
    ['bytes that are not UTF-8', Buffer.from(message('\u00ff'), 'latin1')],
  ])('is refused: %s', async (_what, payload) => {
    const response = await post(payload)
    expect([response.statusCode, response.json().code]).toEqual([400, 'badRequest'])
  })

  it('may contain any complete character, in every language', () => {
    expect(() => checkValues({ 'naïve 🏡': ['Ubuhlebezwe', '家', null, 3, true] })).not.toThrow()
  })
})

describe('a number beyond the range of its column', () => {
  const beyond = 2_147_483_648

  it.each([
    ['an id in the path', 'GET', `/api/MailSource/${beyond}`, undefined],
    ['an id in the query', 'GET', `/api/agent?agencyId=${beyond}`, undefined],
    ['a version', 'PUT', '/api/MailSource', { id: 1, version: beyond, description: 'Radio' }],
    [
      'a chosen id',
      'POST',
      '/api/mail/0',
      { name: 'A', email: 'a@b.co', message: 'Hello', mailSourceId: beyond },
    ],
  ] as const)('is bad input: %s', async (_what, method, url, payload) => {
    const headers = { authorization: `Bearer ${token}` }
    const response = await api.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
    expect([response.statusCode, response.json().code]).toEqual([422, 'invalidInput'])
  })
})

describe('a malformed form with files', () => {
  const whole = multipartForm({ header: 'Sea', rank: '1' }, [{ content: Buffer.alloc(2000) }])

  it.each([
    ['without a boundary', 'multipart/form-data', whole.payload],
    ['with an empty boundary', 'multipart/form-data; boundary=', whole.payload],
    ['with another boundary', 'multipart/form-data; boundary=other', whole.payload],
    ['cut off in a file', whole.headers['content-type'], whole.payload.subarray(0, 1500)],
    ['cut off in a header', whole.headers['content-type'], whole.payload.subarray(0, 60)],
  ])('is refused: %s', async (_what, type, payload) => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/Carousel',
      payload,
      headers: { 'content-type': type as string, authorization: `Bearer ${token}` },
    })
    expect([response.statusCode, response.json().code]).toEqual([400, 'badRequest'])
  })
})
