import { PassThrough, type Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
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
  const nonce = contextOf(context).scriptNonce
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
  return new Response(new Uint8Array(await buffer(page)), { status: responseStatus, headers })
}

/** An error in a loader is logged by the server with its request id; a request that was left is no error. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) console.error(error)
}
