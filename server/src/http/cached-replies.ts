import type { AnyCall } from '#contract/call.ts'
import { secondsLeftToday } from '#contract/values/day.ts'
import type { CacheEntry, ReplyCache } from '../kit/reply-cache.ts'
import type { Reply } from '../kit/reply.ts'

/** A call with its parsed input, and how its reply is cached. */
export interface CacheableRequest {
  input: unknown
  key: string
  entry: CacheEntry | undefined
}

export interface CachedReplies {
  /** Parses the input of an address only once: the same address always means the same input. */
  request(call: AnyCall, address: string | undefined, read: () => unknown): CacheableRequest
  /** The cached reply for a known address. */
  find(address: string): { input: unknown; reply: Reply } | undefined
  cached(request: CacheableRequest): Reply | undefined
  /** The cached reply, or a new one. */
  cacheAs(request: CacheableRequest, work: () => Promise<Reply>): Promise<Reply>
}

const mostAddresses = 10_000
/** No page asks for a longer one: ten thousand of any length would take hundreds of megabytes. */
const longestAddress = 1000

function entryOf(call: AnyCall, input: unknown): CacheEntry | undefined {
  if (!call.cache) return undefined
  const within = call.cache.within?.(input as never) ?? {}
  const tables = call.cache.of.map((table) => {
    const where = within[table]
    return where ? { table, where } : table
  })
  return { seconds: call.cache.seconds, tables }
}

export function createCachedReplies(cache: ReplyCache): CachedReplies {
  const byAddress = new Map<string, CacheableRequest>()

  function make(call: AnyCall, input: unknown): CacheableRequest {
    const entry = entryOf(call, input)
    return { input, entry, key: entry ? `call ${call.name} ${JSON.stringify(input)}` : '' }
  }

  return {
    request(call, address, read) {
      if (!call.cache || address === undefined || address.length > longestAddress)
        return make(call, read())
      const known = byAddress.get(address)
      if (known) return known
      const request = make(call, read())
      // Most addresses are requested once; they must not evict those that are requested again.
      if (!cache.find(request.key)) return request
      if (byAddress.size >= mostAddresses) byAddress.delete(byAddress.keys().next().value as string)
      byAddress.set(address, request)
      return request
    },
    find(address) {
      const known = byAddress.get(address)
      const reply = known && cache.find<Reply>(known.key)
      return reply && { input: known.input, reply }
    },
    cached: (request) => cache.find<Reply>(request.key),
    cacheAs(request, work) {
      return cache.cacheAs(request.key, async () => {
        const today = secondsLeftToday()
        const reply = await work()
        const { entry } = request
        if (!entry) return { value: reply }
        // Listings appear and disappear as the day changes, which nothing announces.
        const seconds = Math.min(entry.seconds, today)
        return { value: reply, entry: { ...entry, seconds, weight: reply.weight } }
      })
    },
  }
}
