import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { requestOf } from '#contract/request.ts'
import type { AnyCall } from '#contract/call.ts'
import type { TestApi } from '../api.ts'
import { aUser } from '../builders.ts'
import { multipartForm } from '../multipart.ts'
import { absentById, type ObjectKind, type Target, type World } from './objects.ts'
import { makePrincipal, makePrincipals, type Principal } from './principals.ts'

/** What strangers have that nobody else has: it must not appear in a reply to others. */
export const strangersPhone = '+27835550199'

/** Personal data of people other than the caller, in a reply; the records of strangers are full of it. */
export function dataOfOthers(text: string, { user }: Principal): string[] {
  const found = text.match(/[\w.-]+@example\.com|\+27835550199|083 555 0199|Canary Street/g) ?? []
  const known = [user?.email, 'sample@example.com']
  return [...new Set(found)].filter((value) => !known.includes(value))
}

/** An agent's nearest stranger works at the same agency; an agency's is another agency. */
async function strangerTo(api: TestApi, { name, agencyId }: Principal): Promise<Principal> {
  if (name === 'agent' || name === 'managingAgent') {
    const user = await aUser(api.services, { role: 'agent', agencyId: agencyId as number })
    return withPhone(api, { name: 'agent', user, agencyId })
  }
  return withPhone(api, await makePrincipal(api, name === 'agency' ? 'agency' : 'privateUser'))
}

async function withPhone(api: TestApi, stranger: Principal): Promise<Principal> {
  const { sql } = api.services.database
  for (const table of ['individuals', 'agents']) {
    await sql`update ${sql(table)} set cell_number = ${strangersPhone}
      where user_id = ${stranger.user?.id as number}`
  }
  return stranger
}

export async function makeWorld(api: TestApi): Promise<World> {
  const same = new Map<ObjectKind, Map<string, Promise<Target | undefined>>>()
  const strangers = new Map<Principal, Promise<Principal>>()
  const picture = await sharp({
    create: { width: 64, height: 48, channels: 3, background: '#6c42a6' },
  })
    .jpeg()
    .toBuffer()
  const page = Buffer.from('<!doctype html><title>Sea</title><p>Sea</p>')

  function strangerOf(principal: Principal): Promise<Principal> {
    const stranger = strangers.get(principal) ?? strangerTo(api, principal)
    strangers.set(principal, stranger)
    return stranger
  }

  function requestFor(call: AnyCall, input: Record<string, unknown>) {
    const { url, body } = requestOf(call, input)
    if (call.upload) {
      const fields = Object.entries(input).map(([name, value]) => [name, String(value)])
      const [type = ''] = call.upload.types
      const file = type.startsWith('image/')
        ? { content: picture }
        : { content: page, name: 'page.html', type }
      return { url, ...multipartForm(Object.fromEntries(fields), [file]) }
    }
    if (call.outside && call.method === 'POST') {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      return {
        url,
        payload: new URLSearchParams(body as Record<string, string>).toString(),
        headers,
      }
    }
    return { url, ...(body === undefined ? {} : { payload: body as object }), headers: {} }
  }

  const world: World = {
    api,
    principals: await makePrincipals(api),
    unique: (prefix) => `${prefix}-${randomUUID().slice(0, 8)}`,
    newPrincipals: () => makePrincipals(api),
    async target(on, principal, relation) {
      if (relation === 'absent') return { names: on.absent ?? absentById() }
      const isOwn = relation === 'own' || relation === 'received'
      if (isOwn && !principal.user) return undefined
      const holder = isOwn ? principal : await strangerOf(principal)
      return on.make(world, holder, relation)
    },
    sameTarget(on, principal, relation) {
      const ofKind = same.get(on) ?? new Map<string, Promise<Target | undefined>>()
      same.set(on, ofKind)
      const key = `${principal.user?.id} ${relation}`
      const target = ofKind.get(key) ?? world.target(on, principal, relation)
      ofKind.set(key, target)
      return target
    },
    async versionOf(table, id) {
      const { sql } = api.services.database
      const [found] = await sql`
        select to_jsonb(t) ->> 'version' as version from ${sql(table)} t where id = ${id}`
      return Number(found?.version ?? 0)
    },
    async send(call, input, { user }) {
      const { headers, ...request } = requestFor(call, input as Record<string, unknown>)
      const response = await api.app.inject({
        method: call.method,
        ...request,
        headers: {
          ...headers,
          ...(user ? { authorization: `Bearer ${user.token}` } : {}),
          ...(call.method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
        },
      })
      return { status: response.statusCode, text: response.body }
    },
  }
  return world
}
