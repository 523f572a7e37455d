import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { currentRequest } from '../db/request-scope.ts'
import { sourceOf, type ContentSecurity } from './content-security.ts'
import type { InlineStyles, PageTexts } from './inline-styles.ts'
import type { Page, PageParts } from './page.ts'

const built = path.join(import.meta.dirname, '../../../build/web/visitors/index.js')

/** The reply of the visitors’ build, which is made from `web/app/visitors`. */
type VisitorReply =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'data'; data: object }
  | { kind: 'page'; page: PageTexts; sheets: readonly string[] }

interface VisitorsBuild {
  startScript: string
  reply(request: {
    url: URL
    cookie: string
    signal: AbortSignal | undefined
    context: PageParts
  }): Promise<VisitorReply | undefined>
}

export type VisitorPages = (url: URL, cookie: string, parts: PageParts) => Promise<Page | undefined>

/** Renders pages for visitors without the router of the whole site, which would cost more than the page itself. */
export async function loadVisitorPages(
  security: ContentSecurity,
  styles: InlineStyles,
): Promise<VisitorPages> {
  const { reply, startScript } = (await import(pathToFileURL(built).href)) as VisitorsBuild
  const scripts = [sourceOf(startScript)]

  return async (url, cookie, context) => {
    const signal = currentRequest()?.deadline?.signal
    const replied = await reply({ url, cookie, signal, context })
    if (!replied) return undefined
    if (replied.kind === 'redirect') {
      const { status, location } = replied
      return { status, headers: [['location', location]], cookies: [], body: Buffer.alloc(0) }
    }
    if (replied.kind === 'data') {
      const body = Buffer.from(JSON.stringify(replied.data))
      const headers: Page['headers'] = [['content-type', 'application/json; charset=utf-8']]
      const page: Page = { status: 200, headers, cookies: [], body }
      // A redirect may lead elsewhere a moment later: after a refusal, for example.
      return 'leave' in replied.data ? { ...page, once: true } : page
    }
    const { body, styleSources } = styles.intoParts(replied.page, replied.sheets)
    const headers: Page['headers'] = [
      ['content-type', 'text/html; charset=utf-8'],
      ['content-security-policy', security.forSources(scripts, styleSources)],
    ]
    return { status: 200, headers, cookies: [], body }
  }
}
