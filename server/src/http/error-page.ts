import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppError } from '#contract/errors.ts'
import { errorTitle } from '#contract/messages.ts'
import { escapeHtml } from '../kit/placeholders.ts'
import { handleError, logFailure, toAppError } from './errors.ts'

export const errorStyleUrl = '/error-page.css'

/** Served as a file, because the security policy of this page allows no inline styles. */
export const errorStyle = `
:root{color-scheme:light dark;--ink:#1e1a17;--soft:#655c51;--ground:#fbf9f6;--brand:#563388}
@media(prefers-color-scheme:dark){:root{--ink:#f4eff7;--soft:#b0a6b8;--ground:#17131b;--brand:#cdb6ec}}
body{margin:0;border-top:6px solid var(--brand);background:var(--ground);color:var(--ink);font:17px/1.6 system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:18vh 1.25rem 3rem}h1{font-family:Georgia,serif;line-height:1.15;margin:0}
p{color:var(--soft)}a{display:inline-block;margin:.5rem .5rem .25rem 0;padding:.55rem 1.1rem;border:1px solid var(--brand);
border-radius:10px;color:var(--brand);font-weight:600;text-decoration:none}a:first-child{background:var(--brand);color:var(--ground)}
a:focus-visible{outline:3px solid var(--ink);outline-offset:2px}`

function errorPage({ status, message }: AppError, request: FastifyRequest): string {
  const title = errorTitle(status)
  const reference = status >= 500 ? `<p>Reference ${escapeHtml(request.id)}</p>` : ''
  return `<!doctype html><html lang="en-ZA"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><link rel="stylesheet" href="${errorStyleUrl}"></head>
<body><main><h1>${title}</h1><p>${escapeHtml(message)}</p>${reference}
<p><a href="${escapeHtml(request.url)}">Try again</a><a href="/">Go to the home page</a></p></main></body></html>`
}

/** Whether a browser is opening a page; scripts request only data and show errors themselves. */
function wantsPage({ method, headers, url }: FastifyRequest): boolean {
  const reads = method === 'GET' || method === 'HEAD'
  const isData = /\.data(\?|$)/.test(url)
  return reads && !isData && (headers.accept ?? '*/*').includes('text/html')
}

/**
 * Handles an error that occurs before the site can render the page, such as too many requests or an
 * unavailable database, with a static page that costs nothing to produce. Once rendering has begun,
 * the site shows such an error itself.
 */
export function handlePageError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (!wantsPage(request)) return handleError(error, request, reply)
  const known = toAppError(error)
  if (known.status >= 500) logFailure(error, request)
  if (known.retryAfter) reply.header('retry-after', known.retryAfter)
  return reply
    .code(known.status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(errorPage(known, request))
}
