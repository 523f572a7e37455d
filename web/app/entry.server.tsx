import { PassThrough, type Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createRequestHandler as createRouterHandler,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type ServerBuild,
} from 'react-router'
import { contextOf, requestContext, type RequestContext } from './session/request-context.ts'
import { withRefusals } from './session/route-refusals.ts'
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
  const { scriptNonce: nonce, session } = contextOf(context)
  const page = await new Promise<Readable>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        onAllReady: () => resolve(pipe(new PassThrough())),
        onShellError: reject,
        onError(error) {
          responseStatus = 500
          console.error(error)
        },
      },
    )
    request.signal.addEventListener('abort', () => abort(request.signal.reason))
  })
  headers.set('content-type', 'text/html; charset=utf-8')
  const html = await text(page)
  const when = startWhen({
    routeId: routerContext.staticHandlerContext.matches.at(-1)?.route.id ?? '',
    url: new URL(request.url),
    isLoggedIn: session !== null,
  })
  // Vite's own client must run at once.
  const body = import.meta.env.DEV ? html : holdScripts(html, nonce, when)
  return new Response(body, { status: responseStatus, headers })
}

/** An error in a loader is logged by the server with its request id; a request that was left is no error. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) console.error(error)
}
