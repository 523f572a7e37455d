import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Api } from '#contract/client.ts'
import { errors, type AppError } from '#contract/errors.ts'
import { links } from '#contract/links.ts'
import { secondsLeftToday } from '#contract/values/day.ts'
import { readTheme } from '#contract/values/theme.ts'
import type { Config } from '../config.ts'
import { RequestOver } from '../db/errors.ts'
import type { CacheEntry, ReplyCache } from '../kit/reply-cache.ts'
import { anonymousCaller, type Caller, type CallContext } from '../kit/call-context.ts'
import type { Dispatcher, Use } from './dispatcher.ts'
import { logFailure, toAppError } from './errors.ts'
import { kindOf, type Kind, type Overload } from './overload.ts'
import { encodingFor } from '../kit/reply.ts'
import { PageBody } from './page-body.ts'
import type { Page, PageParts } from './page.ts'
import { mountPages, type PagesOptions } from './react-router.ts'
import { isAnonymous, type ContextFor } from './visitor.ts'

/** A page, with what must be done each time it is served from the cache, such as recording a search. */
interface RecordedPage {
  head: Omit<Page, 'body'>
  body: PageBody
  records: NonNullable<Use['record']>[]
  /** It is of no use to anyone but the visitor that it was made for. */
  isOwn: boolean
}

/** The calls that the loaders of a page made, and the refusals among their replies. */
interface Asked {
  uses: Use[]
  refusals: AppError[]
}

/** A reply to one visitor, such as a refusal, or a page without a part that this visitor was refused. */
function isOwn({ status, cookies, once }: Page, refusals: AppError[]): boolean {
  // Invalid input is refused to everyone alike, with a message in the page.
  const refused = refusals.some(({ code }) => code !== 'invalidInput')
  return refused || status >= 400 || cookies.length > 0 || once === true
}

function toRecorded(page: Page, { uses, refusals }: Asked): RecordedPage {
  const { body, ...head } = page
  return {
    head,
    body: new PageBody(body),
    records: uses.flatMap(({ record }) => record ?? []),
    isOwn: isOwn(page, refusals),
  }
}

function apiFor(
  dispatcher: Dispatcher,
  context: CallContext,
  { uses, refusals }: Asked,
  request: FastifyRequest,
): Api {
  return (async (call, input) => {
    try {
      const options = { onUse: (use: Use) => uses.push(use), forPage: true } as const
      return (await dispatcher.run(call, input, context, options)).value
    } catch (error) {
      const known = toAppError(error)
      refusals.push(known)
      // Unexpected errors are logged where they are handled.
      if (known.code === 'internal') throw error
      // The site shows only the refusal, so its cause is logged here. A timeout is logged with the reply.
      if (known.status >= 500 && !(error instanceof RequestOver)) logFailure(error, request)
      throw known
    }
  }) as Api
}

/** Makes each call only once, however often the loaders make it. */
function askedOnce(api: Api): Api {
  const replies = new Map<string, Promise<unknown>>()
  return ((call, input) => {
    const key = `${call.name} ${JSON.stringify(input)}`
    const reply = replies.get(key) ?? api(call, input)
    replies.set(key, reply)
    return reply
  }) as Api
}

/** The site itself replies with the status of a refusal; this adds the header that says when to retry. */
function withRetryAfter(page: Page, refusals: AppError[]): Page {
  const waits = refusals.flatMap(({ status, retryAfter }) =>
    status === page.status && retryAfter ? retryAfter : [],
  )
  if (!waits.length) return page
  return { ...page, headers: [...page.headers, ['retry-after', String(Math.max(...waits))]] }
}

/** When the site failed because something was unavailable, the reply is 503 and not 500. */
function refuseIfUnavailable(page: Page, refusals: AppError[]): void {
  const refusal = refusals.find(({ code }) => code === 'unavailable')
  if (page.status === errors.internal.status && refusal) throw refusal
}

/** Pages of logged-in users must not stay in the browser of a shared computer. */
function neverStored(page: Page): Page {
  const headers = page.headers.filter(([name]) => name !== 'cache-control')
  return { ...page, headers: [...headers, ['cache-control', 'no-store']] }
}

/** It differs by login and theme, and changes at any time: no proxy may keep it for others, and a browser asks again. */
function askedForAgain(page: Page): Page {
  if (page.headers.some(([name]) => name === 'cache-control')) return page
  return { ...page, headers: [...page.headers, ['cache-control', 'private, no-cache']] }
}

/** A page that uses only cached replies may be cached itself. */
function cacheEntryOf(uses: Use[], { head, body, isOwn }: RecordedPage): CacheEntry | undefined {
  const entries = uses.flatMap(({ entry }) => entry ?? [])
  if (head.status !== 200 || isOwn || entries.length < uses.length) return undefined
  return {
    seconds: Math.min(...entries.map(({ seconds }) => seconds), 60),
    tables: entries.flatMap(({ tables }) => tables),
    weight: uses.reduce((sum, { weight = 0 }) => sum + weight, body.compact()),
  }
}

/** People who are not logged in yet must be able to log in. */
function pageKind({ method, url }: FastifyRequest, caller: Caller): Kind {
  const isRead = method === 'GET' || method === 'HEAD'
  const isLogin = url.toLowerCase().startsWith(links.login())
  return kindOf(
    { method: isRead ? 'GET' : 'POST', ...(isLogin ? { overload: 'never' } : {}) },
    caller,
  )
}

/** The server-rendered site, with pages for visitors cached until something on them changes. */
export async function mountSite(
  app: FastifyInstance,
  { cache, config, overload }: { cache: ReplyCache; config: Config; overload: Overload },
  dispatcher: Dispatcher,
  contextFor: ContextFor,
  options: PagesOptions,
): Promise<void> {
  const pages = await mountPages(app, options)

  /** The theme as the page reads it: the server's own reading of a cookie may differ. */
  const keyOf = ({ headers, url }: FastifyRequest) =>
    `page ${readTheme(headers.cookie) ?? ''} ${url}`

  /** The fast path: an anonymous visitor gets a cached page. */
  function findCached(request: FastifyRequest): RecordedPage | undefined {
    if (options.development || request.method !== 'GET' || !isAnonymous(request)) return undefined
    const shown = cache.find<RecordedPage>(keyOf(request))
    for (const record of shown?.records ?? []) record(anonymousCaller)
    return shown
  }

  function partsFor(request: FastifyRequest, context: CallContext, asked: Asked): PageParts {
    return {
      api: apiFor(dispatcher, context, asked, request),
      session: context.session?.reply ?? null,
      publicUrl: config.publicUrl,
      maps: config.maps,
      scriptNonce: randomBytes(16).toString('base64url'),
    }
  }

  /** A page that the visitors’ build leaves to the router needs the same data there: both share one set of replies. */
  async function draw(request: FastifyRequest, context: CallContext, asked: Asked): Promise<Page> {
    const parts = partsFor(request, context, asked)
    if (context.session || (request.method !== 'GET' && request.method !== 'HEAD')) {
      return pages.render(request, parts)
    }
    const shared = { ...parts, api: askedOnce(parts.api) }
    return (await pages.renderForVisitor(request, shared)) ?? pages.render(request, shared)
  }

  async function render(request: FastifyRequest, context: CallContext): Promise<RecordedPage> {
    const asked: Asked = { uses: [], refusals: [] }
    const make = async () => {
      const page = await draw(request, context, asked)
      refuseIfUnavailable(page, asked.refusals)
      const whole = withRetryAfter(page, asked.refusals)
      return toRecorded(context.session ? neverStored(whole) : askedForAgain(whole), asked)
    }
    if (options.development || context.session || request.method !== 'GET') return make()
    let madeHere = false
    const shown = await cache.cacheAs(keyOf(request), async () => {
      madeHere = true
      const today = secondsLeftToday()
      const value = await make()
      const entry = cacheEntryOf(asked.uses, value)
      if (!entry) return { value }
      return { value, entry: { ...entry, seconds: Math.min(entry.seconds, today) } }
    })
    if (madeHere) return shown
    // A refusal of the first caller must not be passed on to those who share its page.
    if (shown.isOwn) return make()
    for (const record of shown.records) record(context)
    return shown
  }

  function send(request: FastifyRequest, reply: FastifyReply, { head, body }: RecordedPage) {
    const encoding = encodingFor(request.headers['accept-encoding'])
    const packed = encoding && body.packed(encoding)
    if (!packed) return pages.send(reply, { ...head, body: body.plain })
    reply.header('content-encoding', encoding).header('vary', 'accept-encoding')
    return pages.send(reply, { ...head, body: packed })
  }

  async function renderAndSend(request: FastifyRequest, reply: FastifyReply) {
    const context = await contextFor(request, reply)
    const kind = pageKind(request, context)
    return send(request, reply, await overload.run(kind, () => render(request, context)))
  }

  await pages.serve((request, reply) => {
    const cached = findCached(request)
    if (!cached) return renderAndSend(request, reply)
    send(request, reply, cached)
  })
}
