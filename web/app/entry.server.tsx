import {
  createRequestHandler as createRouterHandler,
  RouterContextProvider,
  type EntryContext,
  type ServerBuild,
} from 'react-router'
import { contextOf, requestContext, type RequestContext } from './session/request-context.ts'
import { withRefusals } from './session/route-refusals.ts'
import { renderPage } from './render-page.tsx'
import { holdScripts } from './start/hold-scripts.ts'
import { startWhen } from './start/start-when.ts'

/** The router's own, for routes whose refused calls become the status of the page. */
export function createRequestHandler(build: ServerBuild, mode: string) {
  return createRouterHandler({ ...build, routes: withRefusals(build.routes) }, mode)
}

/** Called by the server for each request, so that both sides share one context key. */
export function createLoadContext(values: RequestContext): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(requestContext, values)
  return context
}

/** Renders the whole page before replying: its inline scripts are hashed into the security policy. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  let responseStatus = status
  const { scriptNonce: nonce, session, deliver } = contextOf(context)
  const when = startWhen({
    routeId: routerContext.staticHandlerContext.matches.at(-1)?.route.id ?? '',
    url: new URL(request.url),
    isLoggedIn: session !== null,
  })
  const page = await renderPage({
    context: routerContext,
    request,
    nonce,
    onError(error) {
      responseStatus = 500
      console.error(error)
    },
  })
  headers.set('content-type', 'text/html; charset=utf-8')
  // Vite's own client must run at once.
  deliver(import.meta.env.DEV ? page : { ...page, html: holdScripts(page.html, nonce, when) })
  return new Response(null, { status: responseStatus, headers })
}

/** An error in a loader is logged by the server with its request id; a request that was left is not an error. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) console.error(error)
}
