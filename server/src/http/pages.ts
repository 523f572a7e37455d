import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnyCall } from '#contract/call.ts'
import type { Api } from '#contract/client.ts'
import type { Parts } from '../parts.ts'
import type { CallContext } from './call-context.ts'
import type { Dispatcher } from './dispatcher.ts'
import { mountPages, type Page, type PageParts } from './react-router.ts'
import type { ContextFor } from './visitor.ts'

/** Which calls a page has used: a page made of kept replies alone may be kept itself. */
interface Used {
  calls: AnyCall[]
}

function apiFor(dispatcher: Dispatcher, context: CallContext, used: Used): Api {
  return ((call, input) => {
    used.calls.push(call)
    return dispatcher.run(call, input, context)
  }) as Api
}

function keepRule({ calls }: Used, page: Page) {
  if (page.status !== 200 || page.cookies.length || calls.some((call) => !call.cache)) return undefined
  return {
    seconds: Math.min(...calls.map((call) => call.cache?.seconds ?? 0), 60),
    tables: [...new Set(calls.flatMap((call) => call.cache?.of ?? []))],
  }
}

/** The server-rendered site, with pages for visitors kept until something on them changes. */
export async function mountSite(
  app: FastifyInstance,
  parts: Parts,
  dispatcher: Dispatcher,
  contextFor: ContextFor,
  development: boolean,
): Promise<void> {
  const pages = await mountPages(app, { development })

  async function render(request: FastifyRequest, reply: FastifyReply) {
    const context = await contextFor(request, reply)
    const used: Used = { calls: [] }
    const pageParts: PageParts = {
      api: apiFor(dispatcher, context, used),
      session: context.session?.reply ?? null,
      publicUrl: parts.config.publicUrl,
    }
    const make = () => pages.render(request, reply, pageParts)
    if (development || context.session || request.method !== 'GET') return make()
    const theme = request.cookies.theme ?? ''
    return parts.cache.keepAs(`page ${theme} ${request.url}`, async () => {
      const page = await make()
      const entry = keepRule(used, page)
      return entry ? { value: page, entry } : { value: page }
    })
  }

  await pages.serve(async (request, reply) => pages.send(reply, await render(request, reply)))
}
