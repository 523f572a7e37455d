import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Api } from '#contract/client.ts'
import type { AppError } from '#contract/errors.ts'
import type { Config } from '../config.ts'
import type { CacheEntry, ReplyCache } from '../kit/reply-cache.ts'
import { aVisitor, type CallContext } from '../kit/call-context.ts'
import type { Dispatcher, Use } from './dispatcher.ts'
import { toAppError } from './errors.ts'
import { encodingFor, pack, worthPacking, type Encoding } from './reply.ts'
import { mountPages, type Page, type PageParts, type PagesOptions } from './react-router.ts'
import { isAnonymous, type ContextFor } from './visitor.ts'

/** A page with what must still be done when it is shown again from memory, such as noting a search. */
interface NotedPage {
  page: Page
  notes: NonNullable<Use['note']>[]
  /** Packed once for each encoding, however often it is shown. */
  packed(encoding: Encoding): Buffer
}

function noted(page: Page, uses: Use[]): NotedPage {
  const bodies = new Map<Encoding, Buffer>()
  return {
    page,
    notes: uses.flatMap(({ note }) => note ?? []),
    packed(encoding) {
      const body = bodies.get(encoding) ?? pack(page.body, encoding)
      bodies.set(encoding, body)
      return body
    },
  }
}

/** What the loaders of one page asked for, and what of it was refused. */
interface Asked {
  uses: Use[]
  refusals: AppError[]
}

function apiFor(dispatcher: Dispatcher, context: CallContext, { uses, refusals }: Asked): Api {
  return (async (call, input) => {
    try {
      const options = { onUse: (use: Use) => uses.push(use), forPage: true } as const
      return (await dispatcher.run(call, input, context, options)).value
    } catch (error) {
      const known = toAppError(error)
      // What nobody foresaw is logged as it is.
      if (known.code === 'internal') throw error
      refusals.push(known)
      throw known
    }
  }) as Api
}

/** The site answers a refusal by its status alone; when to come back is said here. */
function sayingWhen(page: Page, refusals: AppError[]): Page {
  const waits = refusals.flatMap(({ status, retryAfter }) =>
    status === page.status && retryAfter ? retryAfter : [],
  )
  if (!waits.length) return page
  return { ...page, headers: [...page.headers, ['retry-after', String(Math.max(...waits))]] }
}

/** A page made of kept replies alone may be kept itself. */
function keepRule(uses: Use[], page: Page): CacheEntry | undefined {
  const entries = uses.flatMap(({ entry }) => entry ?? [])
  if (page.status !== 200 || page.cookies.length || entries.length < uses.length) return undefined
  return {
    seconds: Math.min(...entries.map(({ seconds }) => seconds), 60),
    tables: entries.flatMap(({ tables }) => tables),
    weight: page.body.length,
  }
}

/** The server-rendered site, with pages for visitors kept until something on them changes. */
export async function mountSite(
  app: FastifyInstance,
  { cache, config }: { cache: ReplyCache; config: Config },
  dispatcher: Dispatcher,
  contextFor: ContextFor,
  options: PagesOptions,
): Promise<void> {
  const pages = await mountPages(app, options)

  const keyOf = (request: FastifyRequest) => `page ${request.cookies.theme ?? ''} ${request.url}`

  /** The short way: a visitor without session or token asks for a page that is kept. */
  function remembered(request: FastifyRequest): NotedPage | undefined {
    if (options.development || request.method !== 'GET' || !isAnonymous(request)) return undefined
    const shown = cache.find<NotedPage>(keyOf(request))
    for (const note of shown?.notes ?? []) note(aVisitor)
    return shown
  }

  async function render(request: FastifyRequest, reply: FastifyReply): Promise<NotedPage> {
    const context = await contextFor(request, reply)
    const asked: Asked = { uses: [], refusals: [] }
    const pageParts: PageParts = {
      api: apiFor(dispatcher, context, asked),
      session: context.session?.reply ?? null,
      publicUrl: config.publicUrl,
      tiles: config.tiles,
    }
    const make = async () => {
      const page = await pages.render(request, reply, pageParts)
      return noted(sayingWhen(page, asked.refusals), asked.uses)
    }
    if (options.development || context.session || request.method !== 'GET') return make()
    let madeHere = false
    const shown = await cache.keepAs(keyOf(request), async () => {
      madeHere = true
      const value = await make()
      const entry = keepRule(asked.uses, value.page)
      return entry ? { value, entry } : { value }
    })
    if (madeHere) return shown
    // Whoever asked first was refused; that concerns nobody else.
    if (shown.page.status >= 400) return make()
    for (const note of shown.notes) note(context)
    return shown
  }

  await pages.serve(async (request, reply) => {
    const { page, packed } = remembered(request) ?? (await render(request, reply))
    const encoding = encodingFor(request.headers['accept-encoding'])
    const body = encoding && page.body.length >= worthPacking ? packed(encoding) : undefined
    if (!body) return pages.send(reply, page)
    reply.header('content-encoding', encoding).header('vary', 'accept-encoding')
    return pages.send(reply, { ...page, body })
  })
}
