import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { visitorContext } from './visitor.ts'
import type { VisitorCookies } from './visitor-cookie.ts'

async function siteAt(publicUrl: string) {
  const app = Fastify()
  await app.register(cookie)
  const contextFor = visitorContext({ publicUrl, openSession: async () => null }, {
    read: () => undefined,
    issue() {},
  } as unknown as VisitorCookies)
  app.post('/login', async (request, reply) => {
    const { setSessionCookie, sessionToken } = await contextFor(request, reply)
    setSessionCookie('new')
    return { sessionToken }
  })
  return {
    post: (headers: Record<string, string>) =>
      app.inject({ method: 'POST', url: '/login', headers: { host: 'other.example', ...headers } }),
  }
}

it.each([
  ['https://jacaranda.example', 'https://jacaranda.example', 200],
  ['https://jacaranda.example', 'http://jacaranda.example', 403],
  ['https://jacaranda.example', 'https://jacaranda.example:8443', 403],
  ['https://jacaranda.example', 'https://jacaranda.example.evil.example', 403],
  // The Host header proves nothing: the sender chooses it.
  ['https://jacaranda.example', 'http://other.example', 403],
  ['https://jacaranda.example', 'null', 403],
  ['http://127.0.0.1:3000', 'http://localhost:3000', 200],
  ['http://127.0.0.1:3000', 'http://localhost:4000', 403],
])('A site at %s responds to a write from %s with %i', async (publicUrl, origin, status) => {
  const { post } = await siteAt(publicUrl)
  expect((await post({ origin })).statusCode).toBe(status)
})

it('the session cookie of an https site cannot come from another host, nor over http', async () => {
  const { post } = await siteAt('https://jacaranda.example')
  const { headers } = await post({})
  expect(headers['set-cookie']).toBe(
    '__Host-jacaranda_session=new; Path=/; HttpOnly; Secure; SameSite=Lax',
  )
  const sent = await post({ cookie: '__Host-jacaranda_session=mine; jacaranda_session=planted' })
  expect(sent.json()).toEqual({ sessionToken: 'mine' })
  expect((await post({ cookie: 'jacaranda_session=planted' })).json()).toEqual({})
})
