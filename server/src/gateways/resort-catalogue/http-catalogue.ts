import { z } from 'zod'
import { facility, mediaCategories } from '#contract/resorts/resorts.schema.ts'
import { assertReplied, callOutside, type Outside } from '../outside.ts'
import type { ResortCatalogue } from './resort-catalogue.ts'
import { steadyNow } from '../../db/steady-time.ts'

const timeoutMs = 5000
const cacheMs = 600_000
const maxCached = 2000
/** Pictures 0 to 4; the later ones only if they exist. */
const pictureNumbers = [0, 1, 2, 3, 4]
const largestReply = 12 * 1024 * 1024

const coordinate = z.coerce.number().nullish().catch(null)

const regionList = z.array(
  z.object({ regionCode: z.string().min(1).max(20), regionName: z.string().min(1).max(120) }),
)
const resortList = z.array(
  z.object({
    resortCode: z.string().regex(/^[A-Za-z0-9]{1,20}$/),
    resortName: z.string().min(1).max(160),
    lat: coordinate.transform((value) => value ?? null),
    long: coordinate.transform((value) => value ?? null),
  }),
)
const text = z.union([
  z.string(),
  z.object({ description: z.string() }).transform((it) => it.description),
])
const mediaList = z.array(z.object({ prCategory: z.string(), prSite: z.string().max(500) }))
const base64 = z
  .union([z.string(), z.object({ image: z.string() }).transform((it) => it.image)])
  .nullable()

function bytesOf(encoded: string | null): Uint8Array | undefined {
  const bare = encoded?.replace(/^data:[^,]*,/, '').trim()
  return bare ? Buffer.from(bare, 'base64') : undefined
}

function isWebAddress(address: string): boolean {
  return URL.canParse(address) && ['http:', 'https:'].includes(new URL(address).protocol)
}

/**
 * The third-party service. Its host comes from the configuration only, redirects are not
 * followed, requests time out after five seconds, and replies are cached for ten minutes.
 */
export function httpCatalogue(base: string, outside: Outside): ResortCatalogue {
  const root = new URL(base.endsWith('/') ? base : `${base}/`)
  const cached = new Map<string, { until: number; reply: Promise<unknown> }>()

  function fetchJson(path: string, body?: object): Promise<unknown> {
    return callOutside(outside, timeoutMs, async (signal) => {
      const response = await fetch(new URL(path, root), {
        method: body ? 'POST' : 'GET',
        headers: {
          accept: 'application/json',
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        redirect: 'error',
        signal,
      })
      assertReplied(outside, response)
      const reply = await response.text()
      if (reply.length > largestReply)
        throw new Error('The reply of the resort catalogue is too large')
      return JSON.parse(reply) as unknown
    })
  }

  async function ask<T>(schema: z.ZodType<T>, path: string, body?: object): Promise<T> {
    const key = `${path} ${JSON.stringify(body)}`
    const found = cached.get(key)
    if (found && found.until > steadyNow()) return schema.parse(await found.reply)
    const reply = fetchJson(path, body)
    if (cached.size >= maxCached) cached.delete(cached.keys().next().value as string)
    cached.set(key, { until: steadyNow() + cacheMs, reply })
    // Failures are not cached.
    reply.catch(() => cached.delete(key))
    return schema.parse(await reply)
  }

  const resort = (code: string) => `api/v1/resorts/${encodeURIComponent(code)}`

  return {
    regions: () => ask(regionList, 'api/v1/regions?country=ZA'),
    resortsOf: (regionCode) =>
      ask(resortList, `api/v1/resorts?disabled=true&region=${encodeURIComponent(regionCode)}`),
    async description(code) {
      const paragraphs = (await ask(text, `${resort(code)}/description`)).split(/\n{2,}/)
      return paragraphs.map((paragraph) => paragraph.trim()).filter(Boolean)
    },
    facilities: (id, site) => ask(z.array(facility), 'api/v1/product/facilities', { id, site }),
    async media(code) {
      const links = await ask(mediaList, `${resort(code)}/socialmedia`)
      return links.flatMap(({ prCategory, prSite }) => {
        const category = mediaCategories.find((known) => known === prCategory)
        return category && isWebAddress(prSite) ? [{ prCategory: category, prSite }] : []
      })
    },
    async images(code) {
      const found = await Promise.all(
        pictureNumbers.map((number) =>
          ask(base64, `${resort(code)}/images/${number}`).catch(() => null),
        ),
      )
      return found.flatMap((encoded) => bytesOf(encoded) ?? [])
    },
    async layout(code) {
      return bytesOf(await ask(base64, `${resort(code)}/layout`))
    },
  }
}
