import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext } from 'react-router'
import type { MarkedPage } from './ui/fragments/fragment-cache.ts'

export interface PageToRender {
  context: EntryContext
  request: Request
  nonce: string
  /** Something went wrong in a part of the page; the rest of it is rendered. */
  onError(error: unknown): void
}

/** The router prepares every route of its manifest again for each page, of which it renders these alone. */
function withRoutesOfPage(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  const ids = staticHandlerContext.matches.map(({ route }) => route.id)
  const routes = Object.fromEntries(ids.map((id) => [id, manifest.routes[id]]))
  return { ...context, manifest: { ...manifest, routes } }
}

function RoutedPage({ context, request, nonce }: PageToRender) {
  return <ServerRouter context={withRoutesOfPage(context)} url={request.url} nonce={nonce} />
}

/** Renders a page and waits for the parts whose code is loaded on demand. */
export function renderPage(page: PageToRender): Promise<MarkedPage> {
  const { request, nonce, onError } = page
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(<RoutedPage {...page} />, {
      nonce,
      onAllReady: () => pipe(collected((html) => resolve({ html, mark: '', fragments: [] }))),
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
