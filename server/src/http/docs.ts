import type { FastifyInstance } from 'fastify'
import type { AnyCall } from '#contract/call.ts'
import { escapeHtml } from '../kit/placeholders.ts'
import { exampleOf, openApiDocument, describeAccess } from './openapi.ts'
import { sessionCookieOf } from './visitor.ts'

const style = `
:root{color-scheme:light dark;--ink:#1e1a17;--soft:#655c51;--ground:#fbf9f6;--card:#fff;--line:#e9e3da;--brand:#563388}
@media(prefers-color-scheme:dark){:root{--ink:#f4eff7;--soft:#b0a6b8;--ground:#17131b;--card:#201b26;--line:#39323f;--brand:#cdb6ec}}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.6 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:2rem 1rem}h1,h2{font-family:Georgia,serif;line-height:1.1}
h2{margin-top:2.5rem}a{color:var(--brand)}details{background:var(--card);border:1px solid var(--line);border-radius:8px;margin:.5rem 0}
summary{padding:.75rem 1rem;cursor:pointer}summary code{font-weight:600;overflow-wrap:anywhere}
.who{color:var(--soft);font-size:.875rem;margin-left:.5rem}pre{margin:0;padding:1rem;overflow:auto;border-top:1px solid var(--line);font-size:.8125rem}`

function section(feature: string, calls: AnyCall[], document: ReturnType<typeof openApiDocument>) {
  const rows = calls.map((call) => {
    const operation = document.paths[call.path]?.[call.method.toLowerCase()]
    return `<details id="${escapeHtml(call.name)}"><summary><code>${escapeHtml(exampleOf(call))}</code>
<div>${escapeHtml(call.summary)}<span class="who">${escapeHtml(describeAccess(call))}</span></div></summary>
<pre tabindex="0">${escapeHtml(JSON.stringify(operation, null, 2))}</pre></details>`
  })
  return `<h2>${escapeHtml(feature)}</h2>${rows.join('\n')}`
}

/** `/api/docs`: the contract as a page for people and as an OpenAPI document for programs. */
export function mountDocs(app: FastifyInstance, calls: AnyCall[], publicUrl: string): void {
  const document = openApiDocument(calls, publicUrl, sessionCookieOf(publicUrl))
  const features = Map.groupBy(calls, (call) => call.name.split('.')[0] as string)
  const sections = [...features].map(([feature, some]) => section(feature, some, document))
  const page = `<!doctype html><html lang="en-ZA"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Jacaranda API</title>
<link rel="stylesheet" href="/api/docs/style.css"></head><body><main><h1>Jacaranda API</h1>
<p>${calls.length} calls, generated from the contract. <a href="/api/docs/openapi.json">OpenAPI document</a></p>
${sections.join('\n')}</main></body></html>`
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
  app.get('/api/docs/openapi.json', () => document)
  app.get('/api/docs/style.css', (_request, reply) => reply.type('text/css').send(style))
}
