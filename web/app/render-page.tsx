import { Writable } from 'node:stream'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { ServerRouter, type EntryContext } from 'react-router'

export interface PageToRender {
  context: EntryContext
  request: Request
  nonce: string
  /** Something went wrong in a part of the page; the rest of it is rendered. */
  onError(error: unknown): void
}

/** The router prepares every route of its manifest anew for each page, of which it renders these alone. */
function withRoutesOfPage(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  const ids = staticHandlerContext.matches.map(({ route }) => route.id)
  const routes = Object.fromEntries(ids.map((id) => [id, manifest.routes[id]]))
  return { ...context, manifest: { ...manifest, routes } }
}

function RoutedPage({ context, request, nonce }: PageToRender) {
  return <ServerRouter context={withRoutesOfPage(context)} url={request.url} nonce={nonce} />
}

/**
 * Renders a page none of whose parts arrive later, in a fifth less time than as a stream. The router
 * writes its data as they come; here they have come before it starts.
 */
export async function renderAtOnce(page: PageToRender): Promise<string> {
  const { context } = page
  const value = await new Response(context.serverHandoffStream).text()
  const received = Object.assign(Promise.resolve(), { result: { done: true, value } })
  context.serverHandoffStream = new ReadableStream()
  context.renderMeta = { ...context.renderMeta, streamCache: { 0: received } }
  return `<!DOCTYPE html>${renderToString(<RoutedPage {...page} />)}`
}

/** Renders a page and waits for the parts whose code is loaded on demand. */
export function renderWithParts(page: PageToRender): Promise<string> {
  const { request, nonce, onError } = page
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(<RoutedPage {...page} />, {
      nonce,
      onAllReady: () => pipe(collected(resolve)),
      onShellError: reject,
      onError,
    })
    request.signal.addEventListener('abort', () => abort(request.signal.reason))
  })
}

/** Hands on everything that was written, as text. */
function collected(done: (text: string) => void): Writable {
  const chunks: Buffer[] = []
  return new Writable({
    write(chunk: Buffer, _encoding, written) {
      chunks.push(chunk)
      written()
    },
    final(finished) {
      done(Buffer.concat(chunks).toString())
      finished()
    },
  })
}
