import sharp from 'sharp'
import { requestOf } from '../contract/src/request.ts'
import type { AnyCall } from '../contract/src/call.ts'
import { login } from '../contract/src/accounts/accounts.calls.ts'
import { downloadExport, getExport } from '../contract/src/exports/exports.calls.ts'
import {
  addPropertyImages,
  arrangePropertyImages,
} from '../contract/src/property-images/property-images.calls.ts'
import { exportSearches } from '../contract/src/search-log/search-log.calls.ts'
import type { Database } from '../server/src/db/connect.ts'
import { detailPaths, resultsPath } from './pages.ts'
import { commonSearches, lowestPrice, priceSpread, searchPath } from './searches.ts'

/** One kind of request, and its share in a hundred requests. */
interface Kind {
  name: string
  share: number
  send(): Promise<void>
}

const demoPassword = 'jacaranda-demo'

async function fetched(url: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, {
    ...init,
    headers: { 'accept-encoding': 'br', ...(init.headers as Record<string, string>) },
  })
  if (!response.ok) throw new Error(`${response.status} ${url} ${await response.text()}`)
  return response
}

async function read(url: string, init?: RequestInit): Promise<void> {
  await (await fetched(url, init)).arrayBuffer()
}

function clientOf(address: string, token: string) {
  const authorization = `Bearer ${token}`
  return {
    async call(call: AnyCall, input: Record<string, unknown>): Promise<unknown> {
      const { url, body } = requestOf(call, input)
      const response = await fetched(`${address}${url}`, {
        method: call.method,
        headers: { authorization, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      return response.json()
    },
    async upload(call: AnyCall, form: FormData): Promise<unknown> {
      const response = await fetched(`${address}${call.path}`, {
        method: 'POST',
        headers: { authorization },
        body: form,
      })
      return response.json()
    },
    download: (call: AnyCall, input: Record<string, unknown>) =>
      read(`${address}${requestOf(call, input).url}`, { headers: { authorization } }),
  }
}

async function loggedIn(address: string, username: string) {
  const { url, body } = requestOf(login, { username, password: demoPassword })
  const response = await fetched(`${address}${url}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { token } = (await response.json()) as { token: string }
  return clientOf(address, token)
}

/** Serialised: two at once would undo each other's work. */
function inTurn(work: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve()
  return () => {
    const turn = last.then(work)
    last = turn.catch(() => {})
    return turn
  }
}

/** A phone photo: noise, so that it compresses as badly as one. */
async function photo(): Promise<Blob> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
  const bytes = await sharp({
    create: { width: 2400, height: 1600, channels: 3, background: '#888', noise },
  })
    .jpeg({ quality: 60 })
    .toBuffer()
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })
}

/** Adds a picture to a property of the seller and deletes it again. */
async function uploading(address: string, { sql }: Database): Promise<() => Promise<void>> {
  const seller = await loggedIn(address, 'seller')
  const [property] = await sql<{ id: number }[]>`
    select p.id from properties p
    join users u on u.id = p.owner_user_id join statuses s on s.id = p.status_id
    where u.username = 'seller' and p.deleted_at is null and s.code = 'FS' order by p.id limit 1`
  const file = await photo()
  return async () => {
    const form = new FormData()
    form.set('propertyId', String(property?.id))
    form.set('files', file, 'photo.jpg')
    const images = (await seller.upload(addPropertyImages, form)) as { id: number }[]
    const newest = Math.max(...images.map(({ id }) => id))
    await seller.call(arrangePropertyImages, {
      propertyId: property?.id,
      images: images.map(({ id }) => ({ id, isDeleted: id === newest })),
    })
  }
}

/** Exports the search log to Excel and downloads the file. */
async function exporting(address: string): Promise<() => Promise<void>> {
  const admin = await loggedIn(address, 'superadmin')
  return async () => {
    let progress = (await admin.call(exportSearches, {})) as { exportId: string; state: string }
    const { exportId } = progress
    while (progress.state === 'running') {
      await new Promise((resolve) => setTimeout(resolve, 500))
      progress = (await admin.call(getExport, { exportId })) as typeof progress
    }
    await admin.download(downloadExport, { exportId })
  }
}

/** What visitors and users request, in a fixed mix. */
export async function soakKinds(address: string, database: Database): Promise<Kind[]> {
  const searches = await commonSearches(database, { keyword: false, count: 40 })
  const details = await detailPaths(database, 4000)
  const pictures = await database.sql<{ key: string }[]>`
    select i.address_key as key from images i join property_images p on p.image_id = i.id
    where i.sha256 not like 'bench-%' limit 40`
  // Each run has its own prices, so that no reply comes from the cache.
  let n = Math.floor(Math.random() * priceSpread)
  const one = <T>(all: readonly T[]) => all[n++ % all.length] as T
  const fresh = () => lowestPrice + (n % priceSpread)
  const visit = (path: string) => read(`${address}${path}`)
  return [
    { name: 'uncached search', share: 40, send: () => visit(searchPath(one(searches), fresh())) },
    {
      name: 'uncached results page',
      share: 15,
      send: () => visit(resultsPath(one(searches), fresh())),
    },
    { name: 'uncached detail page', share: 15, send: () => visit(`${one(details)}?fresh=${n}`) },
    {
      name: 'cached results page',
      share: 15,
      send: () => visit(resultsPath(searches[n++ % 8] as (typeof searches)[number], 0)),
    },
    {
      name: 'picture',
      share: 13,
      send: () => visit(pictures.length ? `/media/${one(pictures).key}/640.webp` : '/'),
    },
    { name: 'upload', share: 1.5, send: inTurn(await uploading(address, database)) },
    { name: 'export', share: 0.5, send: inTurn(await exporting(address)) },
  ]
}
